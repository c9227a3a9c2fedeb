import { deleteNews as row } from '#contract/news/news.ts';
import { news } from '#kinds/declared/news.ts';
import { deleteRecord } from '#kinds/record/remove.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(row, (input, call) => deleteRecord(news, input, call));
