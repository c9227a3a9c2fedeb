/** How the API calls what stands beside a lesson's blocks. */
export const fields = { coverFolder: 'coverImg', descriptionField: 'lessonDesc' } as const;
