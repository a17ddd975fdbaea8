// SPDX-License-Identifier: Apache-2.0
import type { studio as source } from '../en/studio.ts'
import type { Translated } from '../translated.ts'

/** The frame of the studio's own games: bar, controls, panels. */
export const studio: Translated<typeof source> = {
  'studio.stage': 'Jogo',
  'studio.controls': 'A sua aposta',
  'studio.bar': 'Saldo e ferramentas',
  'studio.balance': 'Saldo',
  'studio.deposit': 'Depositar',
  'studio.lobby': 'Voltar ao lobby',
  'studio.fairness': 'Transparência e histórico',
  'studio.rules': 'Regras e limites',
  'studio.sound': 'Som',
  'studio.lightTheme': 'Tema claro',
  'studio.recent': 'Últimos resultados',
  'studio.check': 'Verificar esta ronda',
  'studio.copyNamed': 'Copiar: {name}',
  'studio.unknownGame': 'Não há nenhum jogo neste endereço',
  'studio.partMissing': 'Não foi possível carregar uma parte do jogo. Verifique a ligação e tente de novo',
  'studio.offline': 'Não há ligação. Verifique a rede e tente de novo',
  'studio.offline.waiting': 'Ligação perdida. A tentar de novo …',
  'studio.freeRounds': 'Rondas grátis',
  'studio.freeRounds.pay': 'Pagar com',
  'studio.freeRounds.left': 'Rondas grátis restantes: {count}, de {stake} {currency} cada',
  'studio.stake': 'Valor',
  'studio.stake.half': '½: metade do valor',
  'studio.stake.double': '2×: dobro do valor',
  'studio.bet': 'Apostar',
  'studio.cashOut': 'Retirar',
  'studio.multiplier': 'Multiplicador',
  'studio.chance': 'Hipótese de ganhar',
  'studio.win': 'Um ganho paga',
  'studio.rtp': 'Retorno ao jogador',
  'studio.presets': 'Escolha rápida',
  'studio.field.range': 'De {minimum} a {maximum}',
  'studio.voided': 'Esta ronda não se jogou, o valor apostado está a ser devolvido',
  'studio.rules.chosen': 'Com as suas definições',
  'studio.rules.limits': 'Limites',
  'studio.rules.minimumStake': 'Aposta mínima',
  'studio.rules.maximumStake': 'Aposta máxima',
  'studio.rules.maximumWin': 'Uma ronda paga no máximo',
  'studio.rules.interrupted':
    'Uma aposta aceite conta sempre, mesmo que a ligação se perca. Os retornos são arredondados para baixo até à moeda mais pequena.',
  'studio.fairness.how':
    'Cada resultado é calculado a partir de três coisas: uma semente do servidor fixada antes da sua aposta (o seu hash está em baixo), a sua semente do cliente, que pode mudar, e o número da aposta. Depois de revelar a semente do servidor, pode voltar a calcular cada ronda que ela decidiu.',
  'studio.fairness.verifier': 'Abrir o verificador',
  'studio.seeds.inUse': 'Sementes em uso',
  'studio.seeds.server': 'Semente do servidor',
  'studio.seeds.serverHash': 'Hash da semente do servidor (SHA-256)',
  'studio.seeds.nextHash': 'Hash da próxima semente do servidor',
  'studio.seeds.client': 'Semente do cliente',
  'studio.seeds.nonce': 'Número da sua próxima aposta (nonce):',
  'studio.seeds.rotate': 'Revelar a semente do servidor',
  'studio.seeds.rotate.why':
    'Ao revelar, a semente do servidor em uso é mostrada e o jogo continua com a seguinte. As rondas jogadas com ela podem então ser verificadas.',
  'studio.seeds.revealed': 'Semente do servidor revelada',
  'studio.seeds.revealed.bets':
    '{bets, plural, =0 {Nenhuma aposta foi jogada com ela.} one {Uma aposta foi jogada com ela.} many {# de apostas foram jogadas com ela.} other {# apostas foram jogadas com ela.}}',
  'studio.history': 'As suas rondas',
  'studio.state.pending': 'A ser feita',
  'studio.state.open': 'Em aberto',
  'studio.state.settling': 'A ser paga',
  'studio.state.voided': 'Valor devolvido',
  'studio.state.refused': 'Não jogada',

  'studio.dice.title': 'Dice',
  'studio.dice.direction': 'Lançar',
  'studio.dice.under': 'Abaixo',
  'studio.dice.over': 'Acima',
  'studio.dice.target': 'Alvo',
  'studio.dice.slider': 'Alvo na barra',
  'studio.dice.overTarget': 'Acima de {target}',
  'studio.dice.underTarget': 'Abaixo de {target}',
  'studio.dice.won': 'Saiu {roll}. Ganhou {payout} {currency} a {multiplier}×',
  'studio.dice.lost': 'Saiu {roll}. Desta vez sem ganho',
  'studio.dice.rules.roll':
    'Cada aposta lança um número de 0.00 a 100.00; os 10,001 números possíveis têm a mesma probabilidade.',
  'studio.dice.rules.win':
    'Ganha quando o número fica acima (ou abaixo) do seu alvo. Um número igual ao alvo perde.',
  'studio.dice.rules.pay':
    'Um ganho paga o valor apostado vezes o multiplicador: quanto mais raro o ganho, mais alto ele é. A margem é de cerca de um por cento.',

  'studio.limbo.title': 'Limbo',
  'studio.limbo.target': 'Alvo',
  'studio.limbo.won': 'Parou em {point}×. Ganhou {payout} {currency}',
  'studio.limbo.lost': 'Parou em {point}×, abaixo do seu {target}×',
  'studio.limbo.rules.point':
    'Cada aposta faz subir um multiplicador a partir de 1.00×, que para algures, o mais tardar em 1,000,000.00×.',
  'studio.limbo.rules.win':
    'Ganha quando ele chega ao seu alvo, o próprio alvo incluído. Um ganho paga o valor apostado vezes o alvo.',
  'studio.limbo.rules.chance':
    'A hipótese de chegar a um alvo é 99 % a dividir por ele: 2.00× sai em 49.5 % das rondas. A margem é de um por cento.',

  'studio.mines.title': 'Mines',
  'studio.mines.count': 'Minas',
  'studio.mines.gems': 'Gemas',
  'studio.mines.gemsLeft': 'Gemas por abrir',
  'studio.mines.next': 'Com a próxima gema',
  'studio.mines.board': 'Campo de 25 casas',
  'studio.mines.tile.closed': 'Fila {row}, coluna {column}: fechada',
  'studio.mines.tile.gem': 'Fila {row}, coluna {column}: gema',
  'studio.mines.tile.mine': 'Fila {row}, coluna {column}: mina',
  'studio.mines.pick': 'Escolha uma casa',
  'studio.mines.go':
    '{mines, plural, one {Há uma mina escondida. Escolha uma casa} many {Há # de minas escondidas. Escolha uma casa} other {Há # minas escondidas. Escolha uma casa}}',
  'studio.mines.chooseTiles': 'Escolha as casas que cada aposta abre',
  'studio.mines.resumed': 'A sua ronda em aberto continua',
  'studio.mines.safe': 'Uma gema: {multiplier}×, retirar paga {payout} {currency}',
  'studio.mines.won': 'Retirou a {multiplier}×: {payout} {currency}',
  'studio.mines.lost': 'Uma mina. Esta ronda não paga nada',
  'studio.mines.rules.tiles':
    'Debaixo de {tiles} casas há gemas e tantas minas quantas escolher. Os seus lugares ficam fixos antes da primeira casa.',
  'studio.mines.rules.cashOut':
    'Cada gema faz subir o multiplicador. Retire quando quiser; uma mina acaba a ronda e não paga nada. A última gema retira por si.',
  'studio.mines.rules.pay':
    'O multiplicador é 99 % a dividir pela hipótese de chegar até aqui. A margem é de um por cento, abra quantas casas abrir.',

  'studio.sample.title': 'Slot de amostra',
  'studio.sample.mark': 'Amostra',
  'studio.sample.of':
    'Amostra de {title}: joga-se na slot de demonstração. Os cálculos e o retorno ao jogador são os da amostra.',
  'studio.sample.spin': 'Rodar',
  'studio.sample.freeSpin': 'Rodada grátis {spin} de {spins}',
  'studio.sample.freeWon': '{spins} rodadas grátis, cada linha conta {factor} vezes',
  'studio.sample.resumed': 'As rodadas grátis continuam',
  'studio.sample.won': 'Paga {multiplier}×: {payout} {currency}',
  'studio.sample.lost': 'Desta vez nenhuma linha paga',
  'studio.sample.rules.lines':
    'Cinco rolos mostram três filas cada um. Três, quatro ou cinco símbolos iguais seguidos a partir da esquerda pagam em qualquer uma das {lines} linhas. A aposta cobre todas as linhas.',
  'studio.sample.rules.wild': 'O wild substitui todos os símbolos exceto o scatter.',
  'studio.sample.rules.free':
    'Três scatters pagam {multiplier}× e dão {spins} rodadas grátis em que cada linha conta {factor} vezes. As rodadas grátis ficam à espera de quem sai.',
  'studio.sample.symbol': 'Símbolo',
  'studio.sample.hitRate': 'Rodadas que pagam',
  'studio.sample.freeChance': 'Probabilidade de rodadas grátis',
  'studio.plinko.title': 'Plinko',
  'studio.plinko.rows': 'Filas',
  'studio.plinko.risk': 'Risco',
  'studio.plinko.low': 'Baixo',
  'studio.plinko.medium': 'Médio',
  'studio.plinko.high': 'Alto',
  'studio.plinko.slot': 'Ranhura',
  'studio.plinko.middle': 'Meio',
  'studio.plinko.fromEdge': '{slot} a contar de cada borda',
  'studio.plinko.landed': 'Caiu em {multiplier}×: {payout} {currency}',
  'studio.plinko.rules.fall':
    'A bola cai pelas filas de pinos e em cada um vira à esquerda ou à direita, com a mesma hipótese.',
  'studio.plinko.rules.pay':
    'A ranhura onde cai paga o valor apostado vezes o seu multiplicador. Um multiplicador abaixo de 1× devolve menos do que o valor apostado.',
  'studio.plinko.rules.risk':
    'Um risco mais alto paga mais nas bordas e menos no meio. Os multiplicadores e as suas hipóteses estão na lista abaixo.',

  'studio.crash.title': 'Crash',
  'studio.crash.auto': 'Retirada automática',
  'studio.crash.auto.off': 'Desligada',
  'studio.crash.target': 'Retirar em',
  'studio.crash.opening': 'A mesa está a abrir …',
  'studio.crash.placing': 'A fazer a sua aposta …',
  'studio.crash.placed': 'A sua aposta está feita',
  'studio.crash.betNext': 'Apostar na próxima ronda',
  'studio.crash.waiting': 'À espera da próxima ronda',
  'studio.crash.cancel': 'Prima para cancelar',
  'studio.crash.startsIn': 'segundos para apostar',
  'studio.crash.crashedShort': 'Caiu',
  'studio.crash.betting': 'Apostas abertas',
  'studio.crash.running': 'Apostas fechadas, a ronda está a decorrer',
  'studio.crash.crashed': 'Caiu em {point}×',
  'studio.crash.won': 'Retirou a {point}× e recebeu {payout} {currency}',
  'studio.crash.lost': 'Caiu em {point}× antes de retirar',
  'studio.crash.bets': 'Jogadores à mesa',
  'studio.crash.betCount':
    '{bets, plural, =0 {Ainda ninguém apostou} one {# aposta na mesa} many {# de apostas na mesa} other {# apostas na mesa}}',
  'studio.crash.robot': 'Robô {name}',
  'studio.crash.robots': 'Os robôs fazem parte da demonstração. Não apostam dinheiro nem recebem nada.',
  'studio.crash.you': 'Eu',
  'studio.crash.rules.table':
    'Uma mesa comum aos jogadores: {seconds} segundos para apostar, depois um multiplicador sobe a partir de 1.00× até cair.',
  'studio.crash.rules.leave':
    'Retire antes da queda e recebe o valor apostado vezes o multiplicador desse momento. Conta o momento em que o pedido para retirar chega até nós.',
  'studio.crash.rules.auto':
    'A retirada automática é feita pelo servidor exatamente no seu multiplicador, mesmo que a ligação se perca.',
  'studio.crash.rules.lost':
    'Na queda, perde-se cada aposta que não foi retirada. O retorno ao jogador é o mesmo para qualquer alvo.',
  'studio.crash.chain.how':
    'Todas as rondas desta mesa foram fixadas antes da primeira por uma cadeia de hashes. Primeiro publicou-se o seu fim, depois sorteou-se um sal público; cada ronda revela mais um elo, e ninguém consegue calcular um elo antes de ele ser revelado.',
  'studio.crash.chain.check': 'Escolha um resultado por cima da curva para verificar essa ronda.',
  'studio.crash.chain.terminal': 'Fim publicado da cadeia',
  'studio.crash.chain.salt': 'Sal público',
  'studio.crash.chain.length': 'A cadeia tem {rounds} rondas',
}
