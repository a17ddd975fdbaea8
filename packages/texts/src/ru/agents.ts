import type { agents as source } from '../en/agents.ts'
import type { Translated } from '../translated.ts'

/** The agent centre. */
export const agents: Translated<typeof source> = {
  'agents.center': 'Агентский центр',
  'agents.pages': 'Страницы агентского центра',
  'agents.agentAnnouncement': 'Объявления',
  'agents.agentTeamOverview': 'Обзор команды',
  'agents.agentRegisterAccount': 'Регистрация аккаунта',
  'agents.agentTeamManagement': 'Управление командой',
  'agents.agentTeamBetting': 'Ставки команды',
  'agents.agentUserLoss': 'Прибыль и убыток игроков',
  'agents.agentMyIncome': 'Мой доход',
  'agents.agentAccountDetails': 'Детали счёта',
  'agents.agentDividendRecord': 'История дивидендов',
  'agents.agentDailyWages': 'Дневная зарплата',
  'agents.agentHourlySalary': 'Почасовая зарплата',
  'agents.agentRealTimeSalary': 'Зарплата онлайн',
  'agents.empty.agentAnnouncement': 'Для агентов объявлений пока нет',
  'agents.empty.agentTeamOverview': 'Показателей команды пока нет',
  'agents.empty.agentRegisterAccount': 'Регистрация аккаунтов здесь пока недоступна',
  'agents.empty.agentTeamManagement': 'В вашей команде пока никого нет',
  'agents.empty.agentTeamBetting': 'Ваша команда ещё не делала ставок',
  'agents.empty.agentUserLoss': 'Выигрышей и проигрышей пока нет',
  'agents.empty.agentMyIncome': 'Дохода пока нет',
  'agents.empty.agentDividendRecord': 'Дивидендов пока нет',
  'agents.empty.agentDailyWages': 'Дневной зарплаты пока нет',
  'agents.empty.agentHourlySalary': 'Почасовой зарплаты пока нет',
  'agents.empty.agentRealTimeSalary': 'Зарплаты онлайн пока нет',
  'agents.emptyHint': 'Здесь появятся события вашей команды.',
}
