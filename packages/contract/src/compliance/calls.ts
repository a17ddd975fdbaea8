// SPDX-License-Identifier: Apache-2.0
import {
  documentKinds,
  documentLimits,
  proofStates,
  refusalReasons,
} from '@tessera/rules/compliance/documents'
import { breakDays, exclusionKinds, exclusionMonths } from '@tessera/rules/compliance/exclusions'
import { limitKinds, limitPeriods } from '@tessera/rules/compliance/limits'
import { realityCheckMinutes } from '@tessera/rules/compliance/reality-checks'
import { amountFromWire, type Amount as AmountOfMoney } from '@tessera/rules/money'
import { z } from 'zod'
import { Amount, call, Moment } from '../kit/index.ts'

const largest = amountFromWire(1_000_000_000)
const LimitAmount = Amount.refine(
  (amount: AmountOfMoney) => amount >= 0n && amount <= largest,
  'From 0 to 1,000,000,000',
)
const LimitPeriod = z.enum(limitPeriods)

const oneOf = <const Value extends number | null>(values: readonly Value[]) => z.literal([...values])

/** A limit of the member. Money in currency units, or with kind playTime whole minutes. */
export const PlayLimit = z.object({
  kind: z.enum(limitKinds),
  period: LimitPeriod,
  most: Amount,
  used: Amount,
  left: Amount,
  /** When the running period ends. */
  endsAt: Moment,
  /** A looser limit that was asked for; null: to have none. It applies only after a second yes. */
  looser: z
    .object({
      most: Amount.nullable(),
      /** From then on it can be confirmed, until then. */
      from: Moment,
      until: Moment,
      ready: z.boolean(),
    })
    .nullable(),
})

export const PlayExclusion = z.object({
  kind: z.enum(exclusionKinds),
  from: Moment,
  /** Null: it has no end. */
  until: Moment.nullable(),
  /** The member may ask to return now. */
  mayReturn: z.boolean(),
  /** They have asked: from then on they can play again. */
  returnsAt: Moment.nullable(),
  /** Set by the operator, not by the member. */
  byOperator: z.boolean(),
})

/** Why a bet was not placed. */
export const PlayRefusal = z.object({
  reason: z.enum(['stake', 'loss', 'playTime', 'realityCheck', 'excluded']),
  /** Of the limit. */
  period: LimitPeriod.nullable(),
  most: Amount.nullable(),
  left: Amount.nullable(),
  /** When the period, the break or the exclusion ends, if it does. */
  until: Moment.nullable(),
})

/** A file of a multipart body. */
const file = z.custom<Blob>((value) => value instanceof Blob)

/** How a proof of the member stands, by the newest document for it. */
const Proof = z.object({
  state: z.enum(proofStates),
  /** Also while a newer document waits. */
  isProven: z.boolean(),
  document: z
    .object({
      id: z.number(),
      kind: z.enum(documentKinds),
      sentAt: Moment,
      decidedAt: Moment.nullable(),
      /** Why it was refused. */
      reason: z.enum(refusalReasons).nullable(),
      /** Its last valid day, yyyy-MM-dd. */
      expiresOn: z.string().nullable(),
    })
    .nullable(),
})

const once = { requestId: z.uuid() }

/** Protection of members: limits, breaks, exclusion, and the look at time and result. */
export const complianceCalls = {
  show: call('compliance.show', {
    http: 'GET /wps/relay/MCS2_saferPlay',
    who: 'member',
    summary:
      'The limits of the member with what is used of them, their break or exclusion, and reality checks.',
    input: {},
    output: z.object({
      currency: z.string(),
      limits: z.array(PlayLimit),
      exclusion: PlayExclusion.nullable(),
      /** Minutes of play between two reality checks; null: the brand has none. */
      realityCheck: z.number().nullable(),
      /** The longest that the member may choose. */
      longestRealityCheck: z.number().nullable(),
    }),
  }),
  setLimit: call('compliance.setLimit', {
    http: 'POST /wps/relay/MCS2_setPlayLimit',
    who: 'member',
    openToExcluded: true,
    once: true,
    summary:
      'Sets a limit, or with null takes it away. A lower one applies at once; a higher one, or none, can be confirmed after 24 hours. Setting the limit that applies withdraws such a request.',
    input: {
      kind: z.enum(limitKinds),
      period: LimitPeriod,
      /** With kind playTime: whole minutes. */
      most: LimitAmount.nullable(),
      ...once,
    },
    output: z.object({ applies: z.enum(['now', 'later']) }),
    faults: ['compliance.badMinutes'],
  }),
  confirmLimit: call('compliance.confirmLimit', {
    http: 'POST /wps/relay/MCS2_confirmPlayLimit',
    who: 'member',
    openToExcluded: true,
    once: true,
    summary: 'The second yes to a higher limit, or to none, after 24 hours.',
    input: { kind: z.enum(limitKinds), period: LimitPeriod, ...once },
    output: z.null(),
    faults: ['compliance.notReady'],
  }),
  setRealityCheck: call('compliance.setRealityCheck', {
    http: 'POST /wps/relay/MCS2_setRealityCheck',
    who: 'member',
    openToExcluded: true,
    once: true,
    summary:
      'Chooses after how many minutes of play bets stop until the member has looked at time and result.',
    input: { minutes: oneOf(realityCheckMinutes), ...once },
    output: z.null(),
    faults: ['compliance.badMinutes'],
  }),
  stretch: call('compliance.stretch', {
    http: 'GET /wps/relay/MCS2_playStretch',
    who: 'member',
    summary:
      'Since when the member has played, when the next reality check is due, and what they have staked and got back since; null when they do not play.',
    input: {},
    output: z
      .object({
        since: Moment,
        checkAt: Moment,
        staked: Amount,
        returned: Amount,
        /** Of the stakes, those whose result is not known yet: neither lost nor won. */
        open: Amount,
        currency: z.string(),
      })
      .nullable(),
  }),
  playOn: call('compliance.playOn', {
    http: 'POST /wps/relay/MCS2_playOn',
    who: 'member',
    openToExcluded: true,
    once: true,
    summary: 'After a reality check: the member has seen time and result and wants to play on.',
    input: { ...once },
    output: z.object({ checkAt: Moment.nullable() }),
    faults: ['compliance.excluded'],
  }),
  takeBreak: call('compliance.takeBreak', {
    http: 'POST /wps/relay/MCS2_takeBreak',
    who: 'member',
    openToExcluded: true,
    once: true,
    summary: 'Takes a break of some days: no bets, deposits or offers until it ends. It cannot be shortened.',
    input: { days: oneOf(breakDays), ...once },
    output: PlayExclusion,
    faults: ['compliance.excluded'],
  }),
  exclude: call('compliance.exclude', {
    http: 'POST /wps/relay/MCS2_excludeMyself',
    who: 'member',
    openToExcluded: true,
    once: true,
    summary:
      'Excludes the member from play for months, or with null for good, at every brand where the same phone number or e-mail address is confirmed. It cannot be shortened.',
    input: { months: oneOf(exclusionMonths), ...once },
    output: PlayExclusion,
    faults: ['compliance.excluded'],
  }),
  askToReturn: call('compliance.askToReturn', {
    http: 'POST /wps/relay/MCS2_askToReturn',
    who: 'member',
    openToExcluded: true,
    once: true,
    summary: 'After the term of an exclusion: the member wants to play again. They can, 24 hours later.',
    input: { ...once },
    output: PlayExclusion,
    faults: ['compliance.notReady'],
  }),
  documents: call('compliance.documents', {
    http: 'GET /wps/relay/MCS2_identityDocuments',
    who: 'member',
    summary: 'How the proofs of the member stand: who they are, and where they live.',
    input: {},
    output: z.object({
      identity: Proof,
      address: Proof,
      /** For how many days after the decision the pictures are stored. */
      daysStored: z.number(),
    }),
  }),
  sendDocument: call('compliance.sendDocument', {
    http: 'POST /wps/relay/MCS2_sendIdentityDocument',
    who: 'member',
    openToExcluded: true,
    multipart: true,
    perMinute: 12,
    largestBodyBytes: 4 * documentLimits.bytes,
    summary:
      'Sends pictures of a document (png or jpg, at most 5 MB each) for an operator to decide about. One document for each proof waits at a time.',
    input: { kind: z.enum(documentKinds), images: z.array(file).max(3).default([]) },
    output: z.null(),
    faults: [
      'compliance.documentPictures',
      'compliance.documentWaiting',
      'compliance.documentsToday',
      'messages.pictureNotReadable',
      'messages.pictureTooLarge',
      'messages.pictureTooManyPixels',
      'messages.pictureWrongKind',
    ],
  }),
  takeBackDocument: call('compliance.takeBackDocument', {
    http: 'POST /wps/relay/MCS2_takeBackIdentityDocument',
    who: 'member',
    openToExcluded: true,
    once: true,
    summary: 'Takes back a document that waits. Its pictures are deleted.',
    input: { id: z.number().int().min(1).max(2_147_483_647), ...once },
    output: z.null(),
    faults: ['compliance.documentDecided'],
  }),
}
