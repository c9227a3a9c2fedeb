/** What a deployed function finds around it, whatever its row gives it; nothing is listening at the addresses. */
export const functionEnvironment = {
  TABLE_NAME: 'table',
  CONTENT_BUCKET: 'content',
  UPLOAD_BUCKET: 'uploads',
  UPLOAD_ADDRESS: 'https://uploads.s3.us-east-1.amazonaws.com',
  EXPORT_BUCKET: 'exports',
  EXPORT_ADDRESS: 'https://exports.s3.us-east-1.amazonaws.com',
  ACCOUNTS_BUCKET: 'accounts',
  USER_POOL_ID: 'us-east-1_pool',
  CANARY_NAME: 'canary',
  CANARY_PASSWORD: 'password',
  SITE_ORIGIN: 'http://127.0.0.1:9',
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'test',
  AWS_SECRET_ACCESS_KEY: 'test',
  POWERTOOLS_DEV: 'false',
  POWERTOOLS_LOG_LEVEL: 'SILENT',
};
