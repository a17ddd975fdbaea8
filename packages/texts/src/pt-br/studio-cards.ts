// SPDX-License-Identifier: Apache-2.0
import type { studioCards as source } from '../en/studio-cards.ts'
import type { Translated } from '../translated.ts'

/** Video poker, blackjack and other games of cards and boards. */
export const studioCards: Translated<typeof source> = {
  'studio.best.rules':
    'O retorno informado é o das melhores escolhas. O jogo mostra a melhor quando você pede; a decisão continua sendo sua.',
  'studio.jacks.title': 'Valetes ou mais',
  'studio.deuces.title': 'Dois coringa',
  'studio.poker.hand': 'Mão',
  'studio.poker.hold': 'Segurar',
  'studio.poker.holdCard': 'Segurar ou soltar uma carta',
  'studio.poker.hidden': 'Carta virada',
  'studio.poker.draw': 'Trocar',
  'studio.poker.replaced': 'Cartas trocadas: {cards}',
  'studio.poker.first': 'Escolha as cartas a segurar e troque',
  'studio.poker.best': 'Melhor escolha',
  'studio.poker.worth': 'Melhor: {cards}. Paga em média {multiplier}×',
  'studio.poker.nothing': 'nenhuma',
  'studio.poker.jacks': 'Par de valetes ou mais',
  'studio.poker.twoPair': 'Dois pares',
  'studio.poker.trips': 'Trinca',
  'studio.poker.straight': 'Sequência',
  'studio.poker.flush': 'Cor',
  'studio.poker.threeAndTwo': 'Trinca e par',
  'studio.poker.quads': 'Quadra',
  'studio.poker.straightFlush': 'Sequência do mesmo naipe',
  'studio.poker.fiveOfAKind': 'Quina',
  'studio.poker.wildRoyal': 'Real com dois',
  'studio.poker.fourDeuces': 'Quatro dois',
  'studio.poker.royal': 'Sequência real',
  'studio.poker.rules.play':
    'Você recebe cinco cartas de um baralho de 52. Segure as que quiser; as outras são trocadas uma vez e a mão final paga conforme a tabela.',
  'studio.poker.rules.wild': 'Cada dois vale por qualquer carta.',
  'studio.poker.rules.left': 'Uma rodada que ninguém continua por dois dias é jogada com a melhor escolha.',
  'studio.verify.poker':
    'Cartas em ordem: cada número aleatório escolhe uma das restantes; as cinco primeiras são a mão, as outras substituem em ordem',
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
  'studio.blackjack.first': 'Jogue sua mão',
  'studio.blackjack.best': 'Melhor jogada',
  'studio.blackjack.advice': 'Melhor: {play}. Em média {result} apostas',
  'studio.blackjack.noInsurance': 'Melhor: sem seguro. Custa mais do que devolve',
  'studio.blackjack.natural': 'Blackjack',
  'studio.blackjack.won': 'Ganhou',
  'studio.blackjack.push': 'Empate',
  'studio.blackjack.lost': 'Perdeu',
  'studio.blackjack.bust': 'Estourou',
  'studio.blackjack.decks': 'Baralhos',
  'studio.blackjack.rules.deal':
    'Você e o crupiê recebem duas cartas cada de {decks} baralhos recém-embaralhados. Vence a mão mais próxima de 21; acima de 21 perde na hora. O ás vale 1 ou 11, as figuras 10.',
  'studio.blackjack.rules.dealer':
    'O crupiê pede até 16 e para em todo 17. Com um ás ou um dez, confere primeiro o blackjack.',
  'studio.blackjack.rules.pays':
    'A vitória paga 1 para 1, o blackjack 3 para 2, o empate devolve a aposta. O seguro custa meia aposta e paga 2 para 1 se o crupiê tiver blackjack.',
  'studio.blackjack.rules.double':
    'Com duas cartas é possível dobrar por mais uma aposta e uma última carta, também após dividir. Duas cartas de mesmo valor se dividem uma vez por mais uma aposta; ases divididos recebem uma carta cada.',
  'studio.blackjack.rules.raise':
    'Cada aposta adicional é retirada do saldo antes da próxima carta. Se não for possível, a rodada fica como está. Em rodadas grátis nada pode ser acrescentado.',
  'studio.blackjack.rules.left':
    'Uma rodada que ninguém continua por dois dias para em todas as mãos, sem seguro.',
  'studio.verify.blackjack':
    'Cartas em ordem: cada número aleatório escolhe uma das restantes em {decks} baralhos; jogador, crupiê, jogador, crupiê, depois conforme são tiradas',
  'studio.slide.title': 'Deslize',
  'studio.slide.rules.tape':
    'Uma fita de multiplicadores desliza e para com um deles sob o ponteiro. Os outros não decidem nada; aparecem com a frequência dos resultados reais.',
  'studio.darts.title': 'Dardos',
  'studio.darts.ring': 'Anel',
  'studio.darts.area': 'Parte do alvo',
  'studio.darts.rules.throw':
    'O dardo cai em qualquer ponto do alvo: todas as partes da área são igualmente prováveis. Os anéis são desenhados com a área real.',
  'studio.darts.rules.pay':
    'O anel atingido paga a aposta vezes seu multiplicador. Em toda dificuldade a média é 0,99×; quanto mais difícil, menores e mais generosos os grandes.',
  'studio.verify.darts': 'Parte da área a partir do centro: primeiro número × 10.000, sem decimais',
  'studio.bingo.title': 'Bingo',
  'studio.bingo.lines': 'Linhas completas',
  'studio.bingo.balls': 'Bolas sorteadas',
  'studio.bingo.rules.card':
    'Cada aposta recebe uma cartela nova de 24 números de 1 a {numbers}; a casa do meio é livre. Cada coluna tem seus quinze números.',
  'studio.bingo.rules.pay':
    'São sorteadas {balls} bolas. Linhas, colunas e diagonais completas pagam juntas pelo número, como diz a tabela.',
  'studio.verify.bingo':
    'Cartela, linha a linha: em cada coluna cada número aleatório escolhe um dos quinze restantes; 0 é a casa livre',
  'studio.verify.bingo.balls': 'Bolas em ordem: cada número aleatório escolhe uma das restantes',
}
