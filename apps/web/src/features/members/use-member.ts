export { useMember } from '../../shared/session/use-member.ts'
