import { richtexts } from '#contract/richtexts.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { deleteBlock } from './delete-block.ts';

export const handler = endpoint(richtexts.deleteVideo, (input, call) => deleteBlock(input, 'video', call));
