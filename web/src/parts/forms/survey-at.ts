/** Where the members of something are asked a survey, by what it is. */
export const surveyAt = (on: string, { id }: { readonly id: string }): string =>
  `/surveys/add?${new URLSearchParams({ on, id })}`;
