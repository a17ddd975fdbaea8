// SPDX-License-Identifier: Apache-2.0

/** The documents that members can send, with the fewest and most pictures of each. */
export const documentPictures = {
  passport: { least: 1, most: 2 },
  identityCard: { least: 2, most: 2 },
  drivingLicence: { least: 2, most: 2 },
  proofOfAddress: { least: 1, most: 3 },
} as const
export type DocumentKind = keyof typeof documentPictures
export const documentKinds = Object.keys(documentPictures) as [DocumentKind, ...DocumentKind[]]

/** What a document proves: who somebody is, or where they live. */
export const documentProofs = ['identity', 'address'] as const
export type DocumentProof = (typeof documentProofs)[number]
export const proofOf = (kind: DocumentKind): DocumentProof =>
  kind === 'proofOfAddress' ? 'address' : 'identity'

/** The bounds of each picture, and how many documents a member can send in 24 hours. */
export const documentLimits = { megabytes: 5, bytes: 5 * 1024 * 1024, aDay: 10 } as const

/** Why a document is refused. Each tells the member what to do. */
export const refusalReasons = [
  'unreadable',
  'incomplete',
  'wrongDocument',
  'expired',
  'otherName',
  'notGenuine',
  'underAge',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

export const documentStates = ['waiting', 'accepted', 'refused', 'withdrawn'] as const
export type DocumentState = (typeof documentStates)[number]

export interface ReviewedDocument {
  state: DocumentState
  /** The last day on which it is valid, yyyy-MM-dd; undefined for one that stays valid. */
  expiresOn: string | undefined
}

/** How a proof of a member stands. */
export const proofStates = ['none', 'waiting', 'accepted', 'refused', 'expired'] as const
export type ProofState = (typeof proofStates)[number]

/** The document that decides how a proof stands, of all for it, newest first; those taken back do not count. */
export const decidingDocument = <Document extends ReviewedDocument>(
  documents: readonly Document[],
): Document | undefined => documents.find(({ state }) => state !== 'withdrawn')

/** How a proof stands on a day: the newest document decides. */
export function proofState(documents: readonly ReviewedDocument[], today: string): ProofState {
  const newest = decidingDocument(documents)
  if (!newest || newest.state === 'withdrawn') return 'none'
  return newest.state === 'accepted' && isPast(newest, today) ? 'expired' : newest.state
}

/** Whether a proof counts on a day: the newest decision decides, also while a newer document waits for its own. */
export function isProven(documents: readonly ReviewedDocument[], today: string): boolean {
  const decided = documents.find(({ state }) => state === 'accepted' || state === 'refused')
  return decided?.state === 'accepted' && !isPast(decided, today)
}

const isPast = ({ expiresOn }: ReviewedDocument, today: string): boolean =>
  expiresOn !== undefined && expiresOn < today
