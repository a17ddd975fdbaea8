// SPDX-License-Identifier: Apache-2.0
import type { studioVerify as source } from '../en/studio-verify.ts'
import type { Translated } from '../translated.ts'

/** The verifier of the studio's games. */
export const studioVerify: Translated<typeof source> = {
  'studio.verify.title': 'Vérifier une partie',
  'studio.verify.lead':
    'Votre navigateur recalcule la partie ici, à partir des graines révélées et des règles du jeu. Rien sur cette page n’est à croire sur parole : les mêmes chiffres peuvent être calculés avec n’importe quel autre outil.',
  'studio.verify.game': 'Jeu',
  'studio.verify.round': 'Partie',
  'studio.verify.return': 'Paiement',
  'studio.verify.result': 'Résultat de la vérification',
  'studio.verify.right': 'Juste :',
  'studio.verify.wrong': 'Faux :',
  'studio.verify.shown': 'Calculé :',
  'studio.verify.verdict.right': 'Tout concorde. Cette partie a été décidée comme promis avant le pari.',
  'studio.verify.verdict.wrong':
    'Quelque chose ne concorde pas. Regardez l’étape en rouge et interrogez le service client.',
  'studio.verify.verdict.shown':
    'Voici ce que donnent les graines. Comparez avec ce que le jeu vous a montré.',
  'studio.verify.computed': 'Calculé ici',
  'studio.verify.recorded': 'Dans le registre',
  'studio.verify.commitment.title': 'La graine du serveur est celle promise avant le pari',
  'studio.verify.commitment':
    'Son hash (SHA-256) était affiché avant votre pari. Une autre graine aurait un autre hash, elle n’a donc pas pu être changée après coup.',
  'studio.verify.computedHash': 'Hash calculé ici',
  'studio.verify.publishedHash': 'Hash affiché avant le pari',
  'studio.verify.stream.title':
    'La graine du serveur, la graine du client et le numéro du pari donnent les nombres aléatoires',
  'studio.verify.stream':
    'La graine du serveur signe le texte « graine du client : numéro du pari : bloc ». Chaque groupe de quatre octets de la signature forme un nombre de 0 à moins de 1.',
  'studio.verify.floats':
    '{floats, plural, one {Le nombre utilisé} many {Les # de nombres utilisés} other {Les # nombres utilisés}}',
  'studio.verify.outcome.title': 'Ce que ces nombres signifient dans le jeu',
  'studio.verify.outcome': 'Calculé selon les règles du jeu à partir des nombres ci-dessus.',
  'studio.verify.story.title': 'Les nombres donnent le résultat affiché',
  'studio.verify.story':
    'La partie est rejouée à partir des nombres ci-dessus et comparée au registre, pas à pas.',
  'studio.verify.money.title': 'Le paiement est juste',
  'studio.verify.money': 'Mise fois multiplicateur, arrondi vers le bas à la plus petite pièce.',
  'studio.verify.dice': 'Lancer : nombre × {rolls}, coupé à l’entier, divisé par 100',
  'studio.verify.limbo': 'Point : 0.99 divisé par le nombre, coupé à deux décimales',
  'studio.verify.sample.stops': 'Arrêts des rouleaux',
  'studio.verify.mines': 'Cases minées, comptées par rangées de 1 à 25',
  'studio.verify.plinko.path': 'Chemin de la bille : à droite à partir de 0.5',
  'studio.verify.plinko.slot': 'Case',
  'studio.verify.plinko.slotOf': '{slot} sur {slots}, depuis la gauche',
  'studio.verify.chain.title': 'Le maillon appartient à la chaîne publiée',
  'studio.verify.chain':
    'En hachant le maillon révélé {position, plural, one {une fois} many {# de fois} other {# fois}}, on arrive à la fin de la chaîne publiée avant la première partie.',
  'studio.verify.chain.link': 'Maillon {position}, révélé après le crash',
  'studio.verify.chain.outcome.title': 'Le maillon et le sel public donnent l’issue',
  'studio.verify.chain.outcome':
    'Le maillon signe le sel, tiré au sort après la publication de la chaîne : personne ne pouvait choisir une chaîne à sa convenance.',
  'studio.verify.point.title': 'L’issue donne le point de crash',
  'studio.verify.point':
    'Les 52 premiers bits de la signature sont une fraction X ; le crash arrive à 0.99 / (1 − X), coupé à deux décimales et d’au moins 1.00×.',
  'studio.verify.tableBet':
    'Un pari encaissé au point de crash ou en dessous reçoit la mise fois son multiplicateur, arrondie vers le bas ; tout autre est perdu.',
  'studio.verify.left': 'Le pari a été encaissé à',
  'studio.verify.notLeft': 'Il n’avait pas été encaissé au moment du crash',
  'studio.verify.position': 'Place dans la chaîne',
  'studio.verify.positionOf': '{position} sur {length}',
  'studio.verify.notPlayed':
    'Cette partie n’a pas été jouée ; la mise a été rendue, il n’y a donc rien à vérifier.',
  'studio.verify.stillRuns':
    'Cette partie est encore en cours. Son maillon de la chaîne est révélé après le crash ; ouvrez à nouveau cette page à ce moment-là.',
  'studio.verify.hidden.title': 'La graine du serveur de cette partie est encore secrète',
  'studio.verify.hidden':
    'Elle décide encore de nouveaux paris et ne peut donc pas être montrée. Ouvrez le jeu, allez dans « Équité et historique » et appuyez sur « Révéler la graine du serveur ». Ouvrez ensuite cette page à nouveau.',
  'studio.verify.manual.title': 'Vérifier à la main',
  'studio.verify.manual':
    'Saisissez ou collez les valeurs de votre choix. Tout est calculé dans votre navigateur ; rien n’est envoyé.',
  'studio.verify.compute': 'Calculer',
  'studio.verify.nonce': 'Numéro du pari (nonce)',
  'studio.verify.hash': 'Maillon de la chaîne (hash)',
  'studio.verify.hashOptional': 'Hash affiché avant le pari (peut rester vide)',
  'studio.verify.terminalOptional': 'Fin publiée de la chaîne (peut rester vide)',
  'studio.verify.badServerSeed': '64 caractères de 0 à 9 et de a à f',
  'studio.verify.badSalt': 'Il manque le sel',
  'studio.verify.badNonce': 'Un nombre entier à partir de 0',
  'studio.verify.badSettings':
    'Le jeu ne propose pas ces réglages. Vérifiez la cible, les mines, les rangées ou le risque.',
}
