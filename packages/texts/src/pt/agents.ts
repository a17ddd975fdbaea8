import type { agents as source } from '../en/agents.ts'
import type { Translated } from '../translated.ts'

/** The agent centre. */
export const agents: Translated<typeof source> = {
  'agents.center': 'Centro de agentes',
  'agents.pages': 'Páginas do centro de agentes',
  'agents.agentAnnouncement': 'Avisos',
  'agents.agentTeamOverview': 'Resumo da equipa',
  'agents.agentRegisterAccount': 'Registar conta',
  'agents.agentTeamManagement': 'Gestão da equipa',
  'agents.agentTeamBetting': 'Apostas da equipa',
  'agents.agentUserLoss': 'Perdas dos utilizadores',
  'agents.agentMyIncome': 'Os meus ganhos',
  'agents.agentAccountDetails': 'Movimentos da conta',
  'agents.agentDividendRecord': 'Dividendos',
  'agents.agentDailyWages': 'Salário diário',
  'agents.agentHourlySalary': 'Salário por hora',
  'agents.agentRealTimeSalary': 'Salário em tempo real',
  'agents.empty.agentAnnouncement': 'Ainda não há avisos para agentes',
  'agents.empty.agentTeamOverview': 'A sua equipa ainda não tem números',
  'agents.empty.agentRegisterAccount': 'Ainda não é possível registar contas aqui',
  'agents.empty.agentTeamManagement': 'Ainda não há ninguém na sua equipa',
  'agents.empty.agentTeamBetting': 'A sua equipa ainda não apostou',
  'agents.empty.agentUserLoss': 'Ainda não há ganhos nem perdas',
  'agents.empty.agentMyIncome': 'Ainda não há ganhos',
  'agents.empty.agentDividendRecord': 'Ainda não há dividendos',
  'agents.empty.agentDailyWages': 'Ainda não há salários diários',
  'agents.empty.agentHourlySalary': 'Ainda não há salários por hora',
  'agents.empty.agentRealTimeSalary': 'Ainda não há salários em tempo real',
  'agents.emptyHint': 'O que acontecer na sua equipa aparece aqui.',
}
