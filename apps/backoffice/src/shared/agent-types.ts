// SPDX-License-Identifier: Apache-2.0
import { t } from './texts.ts'

/** Agents, general agents, and test accounts of either. */
export const agentTypes = [1, 2, 41, 42] as const
export type AgentType = (typeof agentTypes)[number]

export const isAgentType = (type: number): type is AgentType => agentTypes.some((known) => known === type)
/** General agents are at the top of a line. */
export const headsLine = (type: number): boolean => type === 2 || type === 42

/** The kind of account in words. */
export const typeName = (type: number): string =>
  isAgentType(type)
    ? t(`console.agentType.${type}`)
    : t(type === 4 ? 'console.typeTrial' : 'console.typeMember')
