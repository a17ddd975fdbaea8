// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import type { CallOutput } from '@tessera/contract'
import { Failure } from '@tessera/contract/client/failure'
import { headsLine, type AgentType } from '../../../shared/agent-types.ts'
import { useCallMutation } from '../../../shared/api.ts'
import { useBrand } from '../../../shared/brand.tsx'

export type CreatedAgent = CallOutput<'backoffice.createAgent'>

interface NewAgent {
  brand: string
  type: AgentType
  username: string
  upline: string
  prizeMode: number | undefined
  reason: string
}

/** What has been typed about a new agent, and its creation. */
export function useNewAgent(password: string, onCreated: (agent: CreatedAgent) => void) {
  const usual = useBrand('one') ?? ''
  const [draft, setDraft] = useState<NewAgent>({
    brand: usual,
    type: 1,
    username: '',
    upline: '',
    prizeMode: undefined,
    reason: '',
  })
  const change = (part: Partial<NewAgent>): void => setDraft((before) => ({ ...before, ...part }))
  const create = useCallMutation('backoffice.createAgent', ['backoffice.members'])
  const problems = create.error instanceof Failure ? create.error.fields : {}
  const { brand, type, username, upline, prizeMode, reason } = draft
  return {
    draft,
    change,
    problems,
    error: create.error,
    isCreating: create.isPending,
    isComplete: username.trim() !== '' && password !== '' && reason.trim().length >= 3,
    field: (name: 'username' | 'upline' | 'reason') => ({
      value: draft[name],
      error: problems[name],
      onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
    }),
    create: () =>
      create.mutate(
        {
          brandCode: brand,
          type,
          username: username.trim(),
          upline: headsLine(type) ? '' : upline.trim(),
          ...(prizeMode === undefined ? {} : { prizeMode }),
          reason: reason.trim(),
          password,
        },
        { onSuccess: onCreated },
      ),
  }
}
