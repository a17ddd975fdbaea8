import type { agents as source } from '../en/agents.ts'
import type { Translated } from '../translated.ts'

/** The agent centre. */
export const agents: Translated<typeof source> = {
  'agents.center': 'Central do agente',
  'agents.pages': 'Páginas da central do agente',
  'agents.agentAnnouncement': 'Avisos',
  'agents.agentTeamOverview': 'Resumo da equipe',
  'agents.agentRegisterAccount': 'Cadastrar conta',
  'agents.agentTeamManagement': 'Gestão da equipe',
  'agents.agentTeamBetting': 'Apostas da equipe',
  'agents.agentUserLoss': 'Perdas dos usuários',
  'agents.agentMyIncome': 'Meus ganhos',
  'agents.agentAccountDetails': 'Extrato da conta',
  'agents.agentDividendRecord': 'Dividendos',
  'agents.agentDailyWages': 'Salário diário',
  'agents.agentHourlySalary': 'Salário por hora',
  'agents.agentRealTimeSalary': 'Salário em tempo real',
  'agents.empty.agentAnnouncement': 'Ainda não há avisos para agentes',
  'agents.empty.agentTeamOverview': 'Sua equipe ainda não tem números',
  'agents.empty.agentRegisterAccount': 'Ainda não dá para cadastrar contas aqui',
  'agents.empty.agentTeamManagement': 'Ainda não há ninguém na sua equipe',
  'agents.empty.agentTeamBetting': 'Sua equipe ainda não apostou',
  'agents.empty.agentUserLoss': 'Ainda não há ganhos nem perdas',
  'agents.empty.agentMyIncome': 'Ainda não há ganhos',
  'agents.empty.agentDividendRecord': 'Ainda não há dividendos',
  'agents.empty.agentDailyWages': 'Ainda não há salários diários',
  'agents.empty.agentHourlySalary': 'Ainda não há salários por hora',
  'agents.empty.agentRealTimeSalary': 'Ainda não há salários em tempo real',
  'agents.emptyHint': 'O que acontecer na sua equipe aparece aqui.',
}
