// SPDX-License-Identifier: Apache-2.0
import CalendarDays from 'lucide-react/icons/calendar-days'
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'
import Clock from 'lucide-react/icons/clock'
import Coins from 'lucide-react/icons/coins'
import Megaphone from 'lucide-react/icons/megaphone'
import PieChart from 'lucide-react/icons/chart-pie'
import ReceiptText from 'lucide-react/icons/receipt-text'
import ScrollText from 'lucide-react/icons/scroll-text'
import TrendingDown from 'lucide-react/icons/trending-down'
import UserRoundPlus from 'lucide-react/icons/user-round-plus'
import UsersRound from 'lucide-react/icons/users-round'
import Zap from 'lucide-react/icons/zap'
import { agentPages, type AgentPage } from '../../shared/session/gate.ts'

export const agentIcons = {
  agentAnnouncement: Megaphone,
  agentTeamOverview: PieChart,
  agentRegisterAccount: UserRoundPlus,
  agentTeamManagement: UsersRound,
  agentTeamBetting: ScrollText,
  agentUserLoss: TrendingDown,
  agentMyIncome: Coins,
  agentAccountDetails: ReceiptText,
  agentDividendRecord: ChartNoAxesColumn,
  agentDailyWages: CalendarDays,
  agentHourlySalary: Clock,
  agentRealTimeSalary: Zap,
} as const satisfies Record<AgentPage, unknown>

/** Which kinds of contracts an agent has or may give. */
export interface ContractFlags {
  dividend: boolean
  dailySalary: boolean
  hourSalary: boolean
  realTimeSalary: boolean
}

const flagOf: Partial<Record<AgentPage, keyof ContractFlags>> = {
  agentDividendRecord: 'dividend',
  agentDailyWages: 'dailySalary',
  agentHourlySalary: 'hourSalary',
  agentRealTimeSalary: 'realTimeSalary',
}

/** The pages in the menu of an agent with these contracts. */
export function openAgentPages(flags: ContractFlags): AgentPage[] {
  return agentPages.filter((page) => {
    const flag = flagOf[page]
    return flag === undefined || flags[flag]
  })
}
