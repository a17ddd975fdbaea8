// SPDX-License-Identifier: Apache-2.0
export { membersCalls } from './calls.ts'
export { createMember, type MemberToCreate } from './create-member.ts'
export {
  brandsOf,
  countMembers,
  countMembersOf,
  listMembers,
  lockMember,
  memberById,
  memberByUsername,
  memberIdsOfRank,
  membersById,
  namesAtBrand,
  openTrialOf,
  recordFirstLogin,
  currenciesWithMembers,
  currencyOfMember,
  recordLogin,
  type Member,
  setTrialOf,
  updateEnabled as setEnabled,
} from './member-store.ts'
export { rename } from './rename.ts'
export {
  countBranch,
  fewAccounts,
  findBelow,
  isBelow,
  isSmallTeam,
  levelsOf,
  lineOf,
  namesOf,
  teamOf,
  teamRange,
  type TeamRange,
} from './line-store.ts'
export { samePersonAs } from './same-person.ts'
export { idsByName } from './ids-by-name.ts'
export { offerFactsAt, offerFactsOf, type OfferFacts } from './offer-facts.ts'
export { listLine } from './list-line.ts'
export { listDownlines, type Downline } from './list-downlines.ts'
export { takeNewAccounts, type NewAccount } from './new-accounts.ts'
export {
  blocksOf,
  blocksToFinish,
  endBlock,
  holdBlocks,
  insertBlock,
  isBlocked,
  listBlocks,
  lockBlocks,
  noteSessionsEnded,
  type LineBlock,
} from './line-blocks.ts'
export { lockBranch, moveBranch } from './move-branch.ts'
export { countAbove, groupOfAccount, lockGroup, updateGroup } from './prize-group-store.ts'
export { rankLabel } from './rank-label.ts'
export { rankedMembersAfter, ranksOf, updateRanks as setRanks, type RankedMember } from './rank-store.ts'
export { lockLines, standingOf, updateLabels as setLabels, type Standing } from './standing-store.ts'
export { isAgentType, isTrialType, type MemberType } from './member-type.ts'
export {
  bindEmail,
  bindMobile,
  ContactTaken,
  findProfile,
  insertProfile,
  memberIdByEmail,
  memberIdByMobile,
  type Arrival,
  type Profile,
} from './profile/profile-store.ts'
export { ageOf } from './profile/age-of.ts'
export { birthdayAndMobileOf } from './profile/birthday-and-mobile.ts'
export { agesOfMany, type KnownAge } from './profile/ages-of-many.ts'
export { idNumberOwner, sealedIdNumbers } from './profile/sealed-id-numbers.ts'
export { confirmPerson, statedPerson } from './profile/confirm-person.ts'
export { confirmAge, confirmedAge } from './profile/confirm-age.ts'
