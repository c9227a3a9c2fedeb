import { deletePhoto as row } from '#contract/news/richtexts.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { deleteBlock } from './delete-block.ts';

export const handler = endpoint(row, (input, call) => deleteBlock(input, 'photo', call));
