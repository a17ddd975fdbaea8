// SPDX-License-Identifier: Apache-2.0
import { use, useState } from 'react'
import { useMember } from '../../features/members/use-member.ts'
import { useCallQuery } from '../../shared/api/use-call-query.ts'
import { usePanels, type AgentPage } from '../../shared/session/gate.ts'
import { useAccountKind } from '../../shared/session/session.ts'
import { t } from '../../shared/texts/texts.ts'
import { AgentContent, loadAgentPage } from './agent-content.tsx'
import { agentIcons, openAgentPages } from './agent-pages.ts'
import { CenterFrame } from './center-frame.tsx'
import { OnceAnswered } from './once-answered.tsx'

/** Shows no kind of contract until the platform has said which ones exist. */
const noContracts = { dividend: false, dailySalary: false, hourSalary: false, realTimeSalary: false }

/** The agent centre: a panel above the page, for everybody who has a team. */
export default function AgentCenter({ page }: { page: AgentPage }) {
  const { openAgent, closePanels } = usePanels()
  const { data: member } = useMember()
  const [first] = useState(page)
  use(loadAgentPage(first))
  const { agent } = useAccountKind()
  const { data: funds } = useCallQuery(
    'agents.funds',
    {},
    { member: true, enabled: agent, staleTimeMs: 60_000 },
  )
  if (!member || !agent) return null
  const open = openAgentPages(funds ?? noContracts)
  const visible = open.includes(page) ? page : 'agentTeamOverview'
  const content = <AgentContent page={visible} />
  return (
    <OnceAnswered content={content}>
      <CenterFrame
        title={t('agents.center')}
        menuLabel={t('agents.pages')}
        page={visible}
        onChoose={openAgent}
        onClose={closePanels}
        pages={open.map((id) => ({
          id,
          title: t(`agents.${id}`),
          icon: agentIcons[id],
          ends: id === 'agentTeamManagement' || id === 'agentUserLoss',
        }))}
      >
        {content}
      </CenterFrame>
    </OnceAnswered>
  )
}
