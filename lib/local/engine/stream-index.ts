import { DatabaseSync } from 'node:sqlite';

const BUSY_MS = 10_000;
const HOURS_KEPT = 24;

/**
 * Has the engine find the end of its stream by an index. It looks for the highest sequence number at each write, and
 * reads all records for it: each write was dearer than the one before, and nothing ever went. Records are kept for as
 * long as the cloud keeps them, the last one longer, as numbers go on from it.
 */
export function indexStream(database: string): void {
  const file = new DatabaseSync(database, { timeout: BUSY_MS });
  try {
    file.exec(`
      CREATE INDEX IF NOT EXISTS _stream_end ON _stream_records (table_name, CAST(sequence_number AS INTEGER));
      CREATE INDEX IF NOT EXISTS _stream_order
        ON _stream_records (table_name, shard_id, CAST(sequence_number AS INTEGER));
      DELETE FROM _stream_records
        WHERE created_at < unixepoch() - ${HOURS_KEPT * 3600} AND id < (SELECT MAX(id) FROM _stream_records);
    `);
  } finally {
    file.close();
  }
}
