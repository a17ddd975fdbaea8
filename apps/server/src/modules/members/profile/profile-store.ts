// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

/**
 * What members have told about themselves. The ID number is sealed; only its last characters are ever shown.
 */
export interface Profile {
  /** With the dialling code, such as +84901234567. */
  mobile: string | null
  mobileVerified: boolean
  email: string | null
  emailVerified: boolean
  payeeName: string | null
  qqNum: string | null
  line: string | null
  whatsapp: string | null
  zalo: string | null
  facebook: string | null
  wechat: string | null
  idNumber: Buffer | null
}
/** How a member came to the site. */
export interface Arrival {
  affiliateCode: string | null
  recommenderId: string | null
  referralCode: string | null
  domain: string | null
  registerUrl: string | null
  registerMethod: string | null
}

interface ProfileRow {
  mobile: string | null
  mobile_verified: boolean
  email: string | null
  email_verified: boolean
  payee_name: string | null
  qq_num: string | null
  line: string | null
  whatsapp: string | null
  zalo: string | null
  facebook: string | null
  wechat: string | null
  id_number: Buffer | null
}

export const emptyProfile: Profile = {
  mobile: null,
  mobileVerified: false,
  email: null,
  emailVerified: false,
  payeeName: null,
  qqNum: null,
  line: null,
  whatsapp: null,
  zalo: null,
  facebook: null,
  wechat: null,
  idNumber: null,
}

/** The contact behind each constraint that Postgres reports as violated. */
const takenBy: Record<string, 'mobile' | 'email'> = {
  member_profile_mobile: 'mobile',
  member_profile_email: 'email',
}

/**
 * Another member of the brand has proven to hold the number or the address. Thrown, because the transaction
 * is over then.
 */
export class ContactTaken extends Error {
  readonly contact: 'mobile' | 'email'
  constructor(contact: 'mobile' | 'email') {
    super(`the ${contact} is taken`)
    this.contact = contact
  }
}

async function orTaken<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    const taken = takenBy[String((error as { constraint?: unknown }).constraint)]
    throw taken === undefined ? error : new ContactTaken(taken)
  }
}

const emailKey = (email: string | null): string | null =>
  email === null ? null : email.normalize('NFKC').toLowerCase()

/** Throws ContactTaken for a proven contact of another member. An unproven one may be on several profiles. */
export async function insertProfile(
  tx: Tx,
  memberId: bigint,
  brandCode: string,
  profile: Profile,
  arrival: Arrival,
): Promise<void> {
  await orTaken(
    tx.query(sql`
    insert into member_profile (member_id, brand_code, mobile, mobile_verified, email, email_key, email_verified, payee_name, qq_num, line, whatsapp, zalo, facebook, wechat, id_number,
      affiliate_code, recommender_id, referral_code, domain, register_url, register_method)
    values (${memberId}, ${brandCode}, ${profile.mobile}, ${profile.mobileVerified}, ${profile.email}, ${emailKey(profile.email)}, ${profile.emailVerified},
      ${profile.payeeName}, ${profile.qqNum}, ${profile.line}, ${profile.whatsapp}, ${profile.zalo}, ${profile.facebook}, ${profile.wechat}, ${profile.idNumber},
      ${arrival.affiliateCode}, ${arrival.recommenderId}, ${arrival.referralCode}, ${arrival.domain}, ${arrival.registerUrl}, ${arrival.registerMethod})`),
  )
}

export async function findProfile(db: Queries, memberId: bigint): Promise<Profile> {
  const row = await db.one<ProfileRow>(sql`
    select mobile, mobile_verified, email, email_verified, payee_name, qq_num, line, whatsapp, zalo, facebook, wechat, id_number from member_profile where member_id = ${memberId}`)
  return row === undefined
    ? emptyProfile
    : {
        mobile: row.mobile,
        mobileVerified: row.mobile_verified,
        email: row.email,
        emailVerified: row.email_verified,
        payeeName: row.payee_name,
        qqNum: row.qq_num,
        line: row.line,
        whatsapp: row.whatsapp,
        zalo: row.zalo,
        facebook: row.facebook,
        wechat: row.wechat,
        idNumber: row.id_number,
      }
}

/** The member who has proven to hold this number at a brand; members who only typed it are not found. */
export async function memberIdByMobile(
  db: Queries,
  brandCode: string,
  mobile: string,
): Promise<bigint | undefined> {
  return (
    await db.one<{ member_id: bigint }>(
      sql`select member_id from member_profile where brand_code = ${brandCode} and mobile = ${mobile} and mobile_verified`,
    )
  )?.member_id
}

/** The member who has proven to hold this address at a brand; members who only typed it are not found. */
export async function memberIdByEmail(
  db: Queries,
  brandCode: string,
  email: string,
): Promise<bigint | undefined> {
  return (
    await db.one<{ member_id: bigint }>(
      sql`select member_id from member_profile where brand_code = ${brandCode} and email_key = ${emailKey(email)} and email_verified`,
    )
  )?.member_id
}

/** Binds a number that was proven. Throws ContactTaken. */
export async function bindMobile(tx: Tx, memberId: bigint, brandCode: string, mobile: string): Promise<void> {
  await orTaken(
    tx.query(sql`
    insert into member_profile (member_id, brand_code, mobile, mobile_verified) values (${memberId}, ${brandCode}, ${mobile}, true)
    on conflict (member_id) do update set mobile = excluded.mobile, mobile_verified = true`),
  )
}

/** Binds an address that was proven. Throws ContactTaken. */
export async function bindEmail(tx: Tx, memberId: bigint, brandCode: string, email: string): Promise<void> {
  await orTaken(
    tx.query(sql`
    insert into member_profile (member_id, brand_code, email, email_key, email_verified) values (${memberId}, ${brandCode}, ${email}, ${emailKey(email)}, true)
    on conflict (member_id) do update set email = excluded.email, email_key = excluded.email_key, email_verified = true`),
  )
}
