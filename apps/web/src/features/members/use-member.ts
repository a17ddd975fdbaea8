// SPDX-License-Identifier: Apache-2.0
export { useMember } from '../../shared/session/use-member.ts'
