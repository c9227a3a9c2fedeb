import { DatabaseSync } from 'node:sqlite';

const BUSY_MS = 10_000;
const HOURS_KEPT = 24;

/**
 * Has the engine find the end of its streams by an index. It looks for the highest sequence number at each write, and
 * reads all records for it: each write was dearer than the one before, and nothing ever went. Records that are older
 * than the cloud keeps them go at a start, but for each table's last one, as numbers go on from it.
 */
export function indexStream(database: string): void {
  const file = new DatabaseSync(database, { timeout: BUSY_MS });
  try {
    file.exec(`
      DELETE FROM _stream_records
        WHERE created_at < unixepoch() - ${HOURS_KEPT * 3600}
          AND id NOT IN (SELECT MAX(id) FROM _stream_records GROUP BY table_name);
      CREATE INDEX IF NOT EXISTS _stream_end ON _stream_records (table_name, CAST(sequence_number AS INTEGER));
      CREATE INDEX IF NOT EXISTS _stream_order
        ON _stream_records (table_name, shard_id, CAST(sequence_number AS INTEGER));
    `);
  } finally {
    file.close();
  }
}
