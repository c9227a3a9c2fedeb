import { Logger } from '@aws-lambda-powertools/logger';

/** Writes lines of JSON, for whoever looks after the system. */
export const logger = new Logger();
