import type { agents as source } from '../en/agents.ts'
import type { Translated } from '../translated.ts'

/** The agent centre. */
export const agents: Translated<typeof source> = {
  'agents.center': 'Centro de agentes',
  'agents.pages': 'Páginas del centro de agentes',
  'agents.agentAnnouncement': 'Avisos',
  'agents.agentTeamOverview': 'Resumen del equipo',
  'agents.agentRegisterAccount': 'Registrar cuenta',
  'agents.agentTeamManagement': 'Gestión del equipo',
  'agents.agentTeamBetting': 'Apuestas del equipo',
  'agents.agentUserLoss': 'Pérdidas de usuarios',
  'agents.agentMyIncome': 'Mis ingresos',
  'agents.agentAccountDetails': 'Detalle de la cuenta',
  'agents.agentDividendRecord': 'Dividendos',
  'agents.agentDailyWages': 'Salario diario',
  'agents.agentHourlySalary': 'Salario por hora',
  'agents.agentRealTimeSalary': 'Salario en tiempo real',
  'agents.empty.agentAnnouncement': 'Aún no hay avisos para agentes',
  'agents.empty.agentTeamOverview': 'Tu equipo aún no tiene cifras',
  'agents.empty.agentRegisterAccount': 'Aún no se pueden registrar cuentas aquí',
  'agents.empty.agentTeamManagement': 'Aún no hay nadie en tu equipo',
  'agents.empty.agentTeamBetting': 'Tu equipo aún no ha apostado',
  'agents.empty.agentUserLoss': 'Aún no hay ganancias ni pérdidas',
  'agents.empty.agentMyIncome': 'Aún no hay ingresos',
  'agents.empty.agentDividendRecord': 'Aún no hay dividendos',
  'agents.empty.agentDailyWages': 'Aún no hay salarios diarios',
  'agents.empty.agentHourlySalary': 'Aún no hay salarios por hora',
  'agents.empty.agentRealTimeSalary': 'Aún no hay salarios en tiempo real',
  'agents.emptyHint': 'Lo que pase en tu equipo aparecerá aquí.',
}
