import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { type Basket, copyFile, copyFolder } from './copy-folder.ts'

/** Kept as folders; what lies in them belongs to the running server, or is made anew by the next one. */
const EMPTIED = /^(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\//
const OF_THE_RUNNING_SERVER =
  /(?:^|\/)(?:postmaster\.(?:pid|opts)|backup_label|tablespace_map|\.s\.PGSQL\..*|pgsql_tmp.*|pg_internal\.init)$/
const SEGMENT = /^[\dA-F]{24}$/
const SLOT = 'meltem_backup'

/**
 * The low-level base backup of PostgreSQL: files are copied while the server writes them, and the log from before the
 * first to after the last of them makes them whole. The embedded server comes without pg_basebackup.
 */
export async function copyCluster(basket: Basket, { url, cluster }: { url: string; cluster: string }): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'meltem-backup' })
  await client.connect()
  try {
    // Keeps the log of the whole copy, and goes with this connection however it ends.
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [SLOT])
    const begun = await client.query<{ lsn: string }>(`select pg_backup_start('meltem', true) as lsn`)
    const leaveOut = (path: string) => EMPTIED.test(path) || OF_THE_RUNNING_SERVER.test(path)
    await copyFolder(basket, { from: cluster, to: 'cluster', leaveOut })
    const { rows } = await client.query<{ lsn: string; labelfile: string; spcmapfile: string; last: string }>(
      'select lsn, labelfile, spcmapfile, pg_walfile_name(lsn) as last from pg_backup_stop(false)',
    )
    const first = await client.query<{ name: string }>('select pg_walfile_name($1) as name', [begun.rows[0]?.lsn])
    await keepText(basket, 'cluster/backup_label', rows[0]?.labelfile ?? '')
    if (rows[0]?.spcmapfile) await keepText(basket, 'cluster/tablespace_map', rows[0].spcmapfile)
    await keepLog(basket, join(cluster, 'pg_wal'), { first: first.rows[0]?.name ?? '', last: rows[0]?.last ?? '' })
  } finally {
    await client.end()
  }
}

async function keepText(basket: Basket, kept: string, text: string): Promise<void> {
  const own = join(basket.folder, '.text')
  await writeFile(own, text, { mode: 0o600 })
  await copyFile(basket, own, kept)
  await rm(own)
}

async function keepLog(basket: Basket, from: string, { first, last }: { first: string; last: string }): Promise<void> {
  const leaveOut = (path: string) => !SEGMENT.test(path) || path < first || path > last
  await copyFolder(basket, { from, to: 'cluster/pg_wal', leaveOut })
  if (!basket.files.has(`cluster/pg_wal/${first}`))
    throw new Error('PostgreSQL no longer has the log of this backup. Try again.')
}
