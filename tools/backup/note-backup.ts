// SPDX-License-Identifier: Apache-2.0
import { reasonOf } from './cannot-do.ts'
import type { Manifest } from './manifest.ts'
import { withOwner } from './owner-client.ts'

/**
 * Notes in the database that a backup is finished, so that its age can be watched. The backup is good without the note:
 * answers a sentence for whoever made it when there is none.
 */
export async function noteBackup(
  ownerUrl: string,
  { parts }: Pick<Manifest, 'parts'>,
  withKeys: boolean,
): Promise<string[]> {
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0)
  try {
    await withOwner(ownerUrl, (client) =>
      client.query('insert into backup_record (finished_at, bytes, with_keys) values (now(), $1, $2)', [
        bytes,
        withKeys,
      ]),
    )
    return []
  } catch (error) {
    return [
      `It could not be noted in the database (${reasonOf(error) ?? String(error)}), so the alert about late backups does not know of it.`,
    ]
  }
}
