import { writeFile } from 'node:fs/promises';
import { openApiDocument } from '#lib/openapi.ts';

await writeFile('docs/openapi.json', `${JSON.stringify(openApiDocument(), null, 2)}\n`);
