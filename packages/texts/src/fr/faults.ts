// SPDX-License-Identifier: Apache-2.0
import type { faults as source } from '../en/faults.ts'
import type { Translated } from '../translated.ts'

/**
 * Refusals of the contract that belong to no domain, and their generic field messages. Domain refusals are in
 * the file of their domain.
 */
export const faults: Translated<typeof source> = {
  'fault.call.malformed': 'La demande n’a pas pu être lue',
  'fault.call.invalid': 'Certaines valeurs ne sont pas correctes',
  'fault.call.badBrand': 'Marque inconnue',
  'fault.call.encryptionRequired': 'Cette demande doit être envoyée chiffrée',
  'fault.call.badEncryption': 'Les données chiffrées n’ont pas pu être ouvertes',
  'fault.call.unauthorized': 'Connectez-vous d’abord à votre compte',
  'fault.call.forbidden': 'Vous n’avez pas le droit de faire cela',
  'fault.call.notFound': 'Il n’y a rien à cette adresse',
  'fault.call.wrongMethod': 'Cette adresse n’accepte pas ce type de demande',
  'fault.call.requestReused': 'Ce numéro de demande a déjà servi à autre chose',
  'fault.call.tooLarge': 'La demande est trop volumineuse',
  'fault.call.wrongContentType': 'Ce type de contenu n’est pas lu ici',
  'fault.call.tooManyRequests': 'Trop de demandes, réessayez dans une minute',
  'fault.call.unexpected': 'Un problème est survenu de notre côté. Référence {reference}',
  'fault.call.unavailable': 'Le service n’est pas disponible pour le moment, réessayez dans un instant',
  'fault.field.unknown': 'Champ inconnu',
  'fault.field.required': 'Ce champ ne peut pas rester vide',
  'fault.field.invalid': 'Cette valeur n’est pas correcte',
  'fault.maintenance': 'Le site est en maintenance',
  'fault.site.invalidUrl': 'Adresse non valide, contactez le service client',
  'fault.site.ipBlocked': 'Accès restreint',
  'fault.site.regionRestricted': 'Le site n’est pas proposé là où vous êtes',
  'fault.backoffice.noOperator': 'Cet opérateur n’existe pas',
  'fault.backoffice.ownApp':
    'Une autre personne doit réinitialiser votre appli d’authentification, ou supprimez-la avec l’un de ses codes',
  'fault.backoffice.settingChanged':
    'Une autre personne a modifié ceci entre-temps : {names}. Regardez à nouveau',
  'fault.backoffice.noBrand': 'Cette marque n’existe pas',
  'fault.backoffice.codeRequired': 'Saisissez le code de votre appli d’authentification',
  'fault.backoffice.ownRequest': 'C’est votre propre demande ; un autre opérateur décide',
  'fault.backoffice.requestOver': 'Cette demande a été tranchée ou a expiré',
  'fault.backoffice.requestWaiting': 'La même demande attend déjà une décision',
  'fault.backoffice.noMember': 'Ce membre n’existe pas',
  'fault.backoffice.noAgent': 'Cette marque n’a pas d’agent actif de ce nom',
  'fault.backoffice.noUpline': 'Un agent général ou un compte d’essai n’a pas de parrain',
  'fault.backoffice.hasUpline':
    'Les contrats de cet agent lui sont proposés par son parrain, pas par l’opérateur',
  'fault.backoffice.kindOff': 'Ce type de contrat est désactivé pour cette marque',
  'fault.backoffice.uplineCircle': 'Un compte ne peut pas être placé sous lui-même ni sous sa propre équipe',
  'fault.site.ownCurrencyOnly': 'Réservé aux comptes en {currency}',
  'fault.agents.lineTooDeep': 'Une lignée peut avoir 50 niveaux au plus',
  'fault.backoffice.moveWaiting': 'Un déplacement de ce compte est déjà prévu. Annulez-le d’abord',
  'fault.backoffice.lineBlocked': 'Cette ligne est déjà bloquée',
  'fault.backoffice.lineNotBlocked': 'Cette ligne n’a pas de blocage propre',
  'fault.backoffice.noSharedLine': 'Rien de tel n’a été trouvé dans une ligne',
  'fault.backoffice.sharedLineNotOpen': 'Ceci n’est plus ouvert',
  'fault.backoffice.noMove': 'Aucun déplacement de ce compte n’est prévu',
  'fault.backoffice.noRank': 'Un compte d’essai n’a pas de niveau',
  'fault.backoffice.badStatement': 'Le fichier est illisible. Ligne {line} : {problem}. Rien n’a été modifié',
  'fault.backoffice.badRange': 'Choisissez au plus 92 jours qui ne sont pas dans le futur',
  'fault.backoffice.noHost': 'Ce domaine n’existe pas',
  'fault.backoffice.noChange': 'Cette modification n’existe pas',
  'fault.backoffice.brandTaken': 'Une autre marque a déjà ce code',
  'fault.backoffice.hostTaken': 'Ce domaine est déjà utilisé',
  'fault.backoffice.vendorAway': 'Le fournisseur n’envoie pas sa liste de jeux pour le moment',
  'fault.backoffice.noList':
    'Les fournisseurs de démonstration partagent ce compte ; il n’a pas de liste de jeux propre',
  'fault.backoffice.firstBrand': 'La première marque ne peut pas être fermée',
}
