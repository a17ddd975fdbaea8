export { membersCalls, type MembersDeps } from './calls.ts'
export { createMember, type MemberToCreate } from './create-member.ts'
export { countMembers, countMembersOf, listMembers, lockMember, memberById, memberByUsername, memberIdsOfRank, recordLogin, type Member, type MemberQuery, updateEnabled as setEnabled } from './member-store.ts'
export { isAgentType, isTrialType, type MemberType } from './member-type.ts'
