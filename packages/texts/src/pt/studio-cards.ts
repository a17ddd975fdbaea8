// SPDX-License-Identifier: Apache-2.0
import type { studioCards as source } from '../en/studio-cards.ts'
import type { Translated } from '../translated.ts'

/** Video poker, blackjack and other games of cards and boards. */
export const studioCards: Translated<typeof source> = {
  'studio.best.rules':
    'O retorno indicado é o das melhores escolhas. O jogo mostra a melhor quando a pede; a decisão continua a ser sua.',
  'studio.jacks.title': 'Valetes ou melhor',
  'studio.deuces.title': 'Duques selvagens',
  'studio.poker.hand': 'Mão',
  'studio.poker.hold': 'Manter',
  'studio.poker.holdCard': 'Manter ou largar uma carta',
  'studio.poker.hidden': 'Carta virada',
  'studio.poker.draw': 'Trocar',
  'studio.poker.replaced': 'Cartas trocadas: {cards}',
  'studio.poker.first': 'Escolha as cartas a manter e troque',
  'studio.poker.best': 'Melhor escolha',
  'studio.poker.worth': 'Melhor: {cards}. Em média paga {multiplier}×',
  'studio.poker.nothing': 'nenhuma',
  'studio.poker.jacks': 'Par de valetes ou mais',
  'studio.poker.twoPair': 'Dois pares',
  'studio.poker.trips': 'Trio',
  'studio.poker.straight': 'Sequência',
  'studio.poker.flush': 'Cor',
  'studio.poker.threeAndTwo': 'Trio e par',
  'studio.poker.quads': 'Quatro iguais',
  'studio.poker.straightFlush': 'Sequência da mesma cor',
  'studio.poker.fiveOfAKind': 'Cinco iguais',
  'studio.poker.wildRoyal': 'Real com duques',
  'studio.poker.fourDeuces': 'Quatro duques',
  'studio.poker.royal': 'Sequência real',
  'studio.poker.rules.play':
    'Recebe cinco cartas de um baralho de 52. Mantenha as que quiser; as outras são trocadas uma vez e a mão final paga segundo a tabela.',
  'studio.poker.rules.wild': 'Cada duque vale por qualquer carta.',
  'studio.poker.rules.left':
    'Uma ronda que ninguém continua durante dois dias é jogada com a melhor escolha.',
  'studio.verify.poker':
    'Cartas por ordem: cada número aleatório escolhe uma das restantes; as cinco primeiras são a mão, as outras substituem por ordem',
  'studio.raised': 'Aposta adicional',
  'studio.blackjack.title': 'Blackjack',
  'studio.blackjack.dealer': 'Crupiê',
  'studio.blackjack.second': 'Segunda mão',
  'studio.blackjack.hit': 'Pedir',
  'studio.blackjack.stand': 'Parar',
  'studio.blackjack.double': 'Dobrar',
  'studio.blackjack.split': 'Dividir',
  'studio.blackjack.insure': 'Seguro',
  'studio.blackjack.decline': 'Sem seguro',
  'studio.blackjack.asks': 'O crupiê mostra um ás: seguro?',
  'studio.blackjack.first': 'Jogue a sua mão',
  'studio.blackjack.best': 'Melhor jogada',
  'studio.blackjack.advice': 'Melhor: {play}. Em média {result} apostas',
  'studio.blackjack.noInsurance': 'Melhor: sem seguro. Custa mais do que devolve',
  'studio.blackjack.natural': 'Blackjack',
  'studio.blackjack.won': 'Ganha',
  'studio.blackjack.push': 'Empate',
  'studio.blackjack.lost': 'Perdida',
  'studio.blackjack.bust': 'Estourou',
  'studio.blackjack.decks': 'Baralhos',
  'studio.blackjack.rules.deal':
    'Você e o crupiê recebem duas cartas cada de {decks} baralhos acabados de baralhar. Ganha a mão mais próxima de 21; acima de 21 perde logo. O ás vale 1 ou 11, as figuras 10.',
  'studio.blackjack.rules.dealer':
    'O crupiê pede até 16 e para em todos os 17. Com um ás ou um dez verifica primeiro o blackjack.',
  'studio.blackjack.rules.pays':
    'Uma vitória paga 1 para 1, um blackjack 3 para 2, um empate devolve a aposta. O seguro custa meia aposta e paga 2 para 1 se o crupiê tiver blackjack.',
  'studio.blackjack.rules.double':
    'Com duas cartas pode dobrar por mais uma aposta e uma última carta, também após dividir. Duas cartas de igual valor dividem-se uma vez por mais uma aposta; ases divididos recebem uma carta cada.',
  'studio.blackjack.rules.raise':
    'Cada aposta adicional é retirada do saldo antes da carta seguinte. Se não for possível, a ronda fica como está. Em rondas grátis nada se pode acrescentar.',
  'studio.blackjack.rules.left':
    'Uma ronda que ninguém continua durante dois dias para em todas as mãos, sem seguro.',
  'studio.verify.blackjack':
    'Cartas por ordem: cada número aleatório escolhe uma das restantes em {decks} baralhos; jogador, crupiê, jogador, crupiê, depois conforme são tiradas',
  'studio.slide.title': 'Deslize',
  'studio.slide.rules.tape':
    'Uma fita de multiplicadores desliza e para com um deles sob o ponteiro. Os outros nada decidem; surgem com a frequência dos resultados reais.',
  'studio.darts.title': 'Dardos',
  'studio.darts.ring': 'Anel',
  'studio.darts.area': 'Parte do alvo',
  'studio.darts.rules.throw':
    'O dardo cai em qualquer ponto do alvo: todas as partes da área são igualmente prováveis. Os anéis são desenhados com a área real.',
  'studio.darts.rules.pay':
    'O anel atingido paga a aposta vezes o seu multiplicador. Em toda dificuldade a média é 0,99×; quanto mais difícil, menores e mais generosos os grandes.',
  'studio.verify.darts': 'Parte da área desde o centro: primeiro número × 10.000, sem decimais',
  'studio.bingo.title': 'Bingo',
  'studio.bingo.lines': 'Linhas completas',
  'studio.bingo.balls': 'Bolas sorteadas',
  'studio.bingo.rules.card':
    'Cada aposta recebe um cartão novo de 24 números de 1 a {numbers}; a casa do meio é livre. Cada coluna tem os seus quinze números.',
  'studio.bingo.rules.pay':
    'São sorteadas {balls} bolas. Linhas, colunas e diagonais completas pagam juntas pelo seu número, como diz a tabela.',
  'studio.verify.bingo':
    'Cartão, linha a linha: em cada coluna cada número aleatório escolhe um dos quinze restantes; 0 é a casa livre',
  'studio.verify.bingo.balls': 'Bolas por ordem: cada número aleatório escolhe uma das restantes',
}
