/** What a deployed function finds around it, whatever its row gives it; nothing is listening at the addresses. */
export const functionEnvironment = {
  TABLE_NAME: 'table',
  CONTENT_BUCKET: 'content',
  UPLOAD_BUCKET: 'uploads',
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'test',
  AWS_SECRET_ACCESS_KEY: 'test',
  POWERTOOLS_DEV: 'false',
  POWERTOOLS_LOG_LEVEL: 'SILENT',
};
