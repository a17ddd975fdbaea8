import type { agents as source } from '../en/agents.ts'
import type { Translated } from '../translated.ts'

/** The agent centre. */
export const agents: Translated<typeof source> = {
  'agents.center': 'Espace agent',
  'agents.pages': 'Pages de l’espace agent',
  'agents.agentAnnouncement': 'Annonces',
  'agents.agentTeamOverview': 'Aperçu de l’équipe',
  'agents.agentRegisterAccount': 'Ouvrir un compte',
  'agents.agentTeamManagement': 'Gestion de l’équipe',
  'agents.agentTeamBetting': 'Paris de l’équipe',
  'agents.agentUserLoss': 'Pertes des joueurs',
  'agents.agentMyIncome': 'Mes revenus',
  'agents.agentAccountDetails': 'Détail du compte',
  'agents.agentDividendRecord': 'Dividendes',
  'agents.agentDailyWages': 'Salaire journalier',
  'agents.agentHourlySalary': 'Salaire horaire',
  'agents.agentRealTimeSalary': 'Salaire en temps réel',
  'agents.empty.agentAnnouncement': 'Aucune annonce pour les agents pour l’instant',
  'agents.empty.agentTeamOverview': 'Votre équipe n’a pas encore de chiffres',
  'agents.empty.agentRegisterAccount': 'On ne peut pas encore ouvrir de comptes ici',
  'agents.empty.agentTeamManagement': 'Il n’y a encore personne dans votre équipe',
  'agents.empty.agentTeamBetting': 'Votre équipe n’a pas encore parié',
  'agents.empty.agentUserLoss': 'Ni gains ni pertes pour l’instant',
  'agents.empty.agentMyIncome': 'Aucun revenu pour l’instant',
  'agents.empty.agentDividendRecord': 'Aucun dividende pour l’instant',
  'agents.empty.agentDailyWages': 'Aucun salaire journalier pour l’instant',
  'agents.empty.agentHourlySalary': 'Aucun salaire horaire pour l’instant',
  'agents.empty.agentRealTimeSalary': 'Aucun salaire en temps réel pour l’instant',
  'agents.emptyHint': 'Ce qui se passe dans votre équipe s’affichera ici.',
}
