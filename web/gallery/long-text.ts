/** What members type now and then: nothing in it is a place to break a line. */
export const longWord = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung'.repeat(2);

export const longTitle =
  'What we learned from ten years of keeping rain diaries on forty farms, and what we would do otherwise today';
