/** The categories a new system starts with, each with the number of its parcel drawing. */
export const startingCategories = [
  { name: 'Farming', parcel: 7 },
  { name: 'People', parcel: 2 },
  { name: 'Nature', parcel: 3 },
  { name: 'Cars industry', parcel: 4 },
  { name: 'Media news', parcel: 5 },
] as const;
