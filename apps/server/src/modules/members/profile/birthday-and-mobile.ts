// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../../platform/db/index.ts'

/** What others may know of a member and a secret must not be made of; empty where it is not known. */
export const birthdayAndMobileOf = async (
  db: Queries,
  memberId: bigint,
): Promise<{ birthday: string; mobile: string }> =>
  (await db.one<{ birthday: string; mobile: string }>(sql`
    select coalesce(birthday::text, '') as birthday, coalesce(mobile, '') as mobile from member_profile where member_id = ${memberId}`)) ?? {
    birthday: '',
    mobile: '',
  }
