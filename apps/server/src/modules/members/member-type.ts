// SPDX-License-Identifier: Apache-2.0
/** 0: member; 1, 2, 41 and 42: kinds of agents; 4: trial account. */
export type MemberType = 0 | 1 | 2 | 4 | 41 | 42

export const isAgentType = (type: MemberType): boolean => type !== 0 && type !== 4
export const isTrialType = (type: MemberType): boolean => type === 4
