// SPDX-License-Identifier: Apache-2.0
import type { help as source } from '../en/help.ts'
import type { Translated } from '../translated.ts'

/** Help popup, help centre and terms of use. */
export const help: Translated<typeof source> = {
  'help.title': 'Aide',
  'help.center': 'Centre d’aide',
  'help.center.hint': 'Des réponses aux questions les plus posées.',
  'help.views': 'Aide ou conditions',
  'help.terms': 'Conditions d’utilisation',
  'help.all': 'Tous les sujets d’aide',
  'help.topics': 'Sujets',
  'help.search': 'Chercher dans l’aide',
  'help.search.empty': 'Aucun sujet n’en parle',
  'help.search.emptyHint': 'Essayez un autre mot, ou écrivez-nous.',
  'help.found': '{count, plural, one {# sujet} many {# de sujets} other {# sujets}}',
  'help.empty': 'Aucun sujet d’aide pour l’instant',
  'help.emptyHint': 'Écrivez-nous et nous vous répondrons.',
  'help.write': 'Nous écrire',
  'help.terms.age.title': 'Âge et compte',
  'help.terms.age':
    'Vous avez au moins {age} ans et l’âge légal là où vous vivez. Chaque personne a un seul compte, à son nom, et garde ses mots de passe pour elle.',
  'help.terms.money.title': 'Dépôts et retraits',
  'help.terms.money':
    'L’argent entre par vos propres moyens de paiement et sort vers un compte à votre nom. Nous pouvons vérifier votre identité avant de payer un retrait.',
  'help.terms.play.title': 'Paris et résultats',
  'help.terms.play':
    'Un pari compte dès que le serveur l’a accepté. Les résultats sont tirés sur le serveur seul. Une partie interrompue est réglée selon ses règles ou remboursée en entier.',
  'help.terms.fair.title': 'Jeu loyal',
  'help.terms.fair':
    'Les ententes entre joueurs, le jeu automatisé et l’exploitation d’erreurs sont interdits. Les paris gagnés ainsi sont nuls et le compte peut être fermé.',
  'help.terms.limits.title': 'Jouer avec mesure',
  'help.terms.limits':
    'Le jeu doit rester un plaisir. Ne misez que ce que vous pouvez vous permettre de perdre, et arrêtez quand ce n’est plus amusant. Écrivez-nous et nous vous aiderons à faire une pause.',
  'help.terms.data.title': 'Vos données',
  'help.terms.data':
    '{site} garde ce qu’il faut pour tenir votre compte et ce que la loi demande, et ne le donne à personne d’autre.',
}
