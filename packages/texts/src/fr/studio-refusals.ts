// SPDX-License-Identifier: Apache-2.0
import type { studioRefusals as source } from '../en/studio-refusals.ts'
import type { Translated } from '../translated.ts'

/** Refusals of the game server. */
export const studioRefusals: Translated<typeof source> = {
  'studio.badRequest': 'Le jeu a envoyé quelque chose d’illisible',
  'studio.unknownField': 'Le jeu a envoyé un champ inconnu : {field}',
  'studio.badAmount': 'Ce montant ne peut pas être misé',
  'studio.badClientSeed':
    'Une graine du client compte 1 à 64 lettres, chiffres, espaces, points, tirets ou tirets bas',
  'studio.badTarget': 'Cette cible n’est pas proposée',
  'studio.badDirection': 'Choisissez au-dessus ou en dessous',
  'studio.badMineCount': 'Un champ compte 1 à 24 mines',
  'studio.badTile': 'Cette case n’est pas dans le champ',
  'studio.tileAlreadyOpen': 'Cette case est déjà ouverte',
  'studio.badRows': 'Choisissez 8, 12 ou 16 rangées',
  'studio.badRisk': 'Choisissez un risque bas, moyen ou élevé',
  'studio.notFound': 'Partie inconnue',
  'studio.wrongMethod': 'Cette adresse n’accepte pas ce type de demande',
  'studio.wrongContentType': 'Ce type de contenu n’est pas lu ici',
  'studio.tooLarge': 'La demande est trop volumineuse',
  'studio.tooManyRequests': 'Trop vite, attendez un instant',
  'studio.sessionExpired':
    'La session de ce jeu est terminée. Connectez-vous si on vous le demande, puis ouvrez à nouveau le jeu depuis le lobby',
  'studio.otherGame': 'Cette session appartient à un autre jeu',
  'studio.requestReused': 'Ce numéro de pari a déjà servi pour un autre pari',
  'studio.roundPending': 'Votre pari est en train d’être placé, attendez un instant',
  'studio.stakeTooSmall': 'La mise minimum est de {minimum}',
  'studio.stakeTooLarge': 'La mise maximum est de {maximum}',
  'studio.winTooLarge': 'Une partie paie au plus {maximum}',
  'studio.notEnoughMoney': 'Votre solde est trop bas pour ce pari',
  'studio.limitReached': 'Une de vos limites est atteinte',
  'studio.noFreeRounds': 'Il ne reste aucune partie gratuite pour cette mise',
  'studio.accountClosed': 'Votre compte ne peut pas jouer en ce moment',
  'studio.betNotTaken': 'Votre pari n’a pas été placé. Si la mise a été prélevée, elle vous est rendue',
  'studio.roundOpen': 'Terminez d’abord votre partie en cours',
  'studio.roundEnded': 'Cette partie est terminée',
  'studio.roundArchived': 'Cette partie est dans les archives. Demandez-la au service client',
  'studio.nothingOpened': 'Ouvrez une case avant d’encaisser',
  'studio.bettingClosed': 'Les paris sont fermés, la prochaine partie commence bientôt',
  'studio.notStarted': 'La partie n’a pas encore commencé',
  'studio.cashOutTooLate': 'Trop tard : la partie avait déjà crashé',
  'studio.tableClosed': 'La table est fermée un instant. Si votre mise a été prélevée, elle vous est rendue',
  'studio.unavailable': 'Le jeu n’est pas disponible pour le moment, réessayez dans un instant',
  'studio.unexpected': 'Un problème est survenu de notre côté. Référence {reference}',
}
