// SPDX-License-Identifier: Apache-2.0
import type { studioVerify as source } from '../en/studio-verify.ts'
import type { Translated } from '../translated.ts'

/** The verifier of the studio's games. */
export const studioVerify: Translated<typeof source> = {
  'studio.verify.title': 'Verificar uma ronda',
  'studio.verify.lead':
    'O seu navegador volta a calcular a ronda aqui, a partir das sementes reveladas e das regras do jogo. Não é preciso acreditar em nada desta página: os mesmos números podem ser calculados com qualquer outra ferramenta.',
  'studio.verify.game': 'Jogo',
  'studio.verify.round': 'Ronda',
  'studio.verify.return': 'Retorno',
  'studio.verify.result': 'Resultado da verificação',
  'studio.verify.right': 'Certo:',
  'studio.verify.wrong': 'Errado:',
  'studio.verify.shown': 'Calculado:',
  'studio.verify.verdict.right': 'Tudo bate certo. Esta ronda foi decidida como prometido antes da aposta.',
  'studio.verify.verdict.wrong':
    'Algo não bate certo. Veja o passo a vermelho e peça explicações ao apoio ao cliente.',
  'studio.verify.verdict.shown': 'É isto que as sementes dão. Compare com o que o jogo lhe mostrou.',
  'studio.verify.computed': 'Calculado aqui',
  'studio.verify.recorded': 'No registo',
  'studio.verify.commitment.title': 'A semente do servidor é a prometida antes da aposta',
  'studio.verify.commitment':
    'O seu hash (SHA-256) foi mostrado antes da aposta. Outra semente teria outro hash, por isso não pode ter sido trocada depois.',
  'studio.verify.computedHash': 'Hash calculado aqui',
  'studio.verify.publishedHash': 'Hash mostrado antes da aposta',
  'studio.verify.stream.title':
    'A semente do servidor, a semente do cliente e o número da aposta dão os números aleatórios',
  'studio.verify.stream':
    'A semente do servidor assina o texto “semente do cliente : número da aposta : bloco”. Cada quatro bytes da assinatura formam um número entre 0 e menos de 1.',
  'studio.verify.floats':
    '{floats, plural, one {O número usado} many {Os # de números usados} other {Os # números usados}}',
  'studio.verify.outcome.title': 'O que estes números significam no jogo',
  'studio.verify.outcome': 'Calculado pelas regras do jogo a partir dos números acima.',
  'studio.verify.story.title': 'Os números dão o resultado que foi mostrado',
  'studio.verify.story':
    'A ronda é jogada de novo a partir dos números acima e comparada com o registo, passo a passo.',
  'studio.verify.money.title': 'O retorno está certo',
  'studio.verify.money':
    'Valor da aposta vezes multiplicador, arredondado para baixo até à moeda mais pequena.',
  'studio.verify.dice': 'Lançamento: número × {rolls}, cortado às unidades, dividido por 100',
  'studio.verify.limbo': 'Ponto: 0.99 a dividir pelo número, cortado a duas casas decimais',
  'studio.verify.sample.stops': 'Paragens dos rolos',
  'studio.verify.mines': 'Casas com minas, contadas por filas de 1 a 25',
  'studio.verify.plinko.path': 'Caminho da bola: para a direita a partir de 0.5',
  'studio.verify.plinko.slot': 'Ranhura',
  'studio.verify.plinko.slotOf': '{slot} de {slots}, a contar da esquerda',
  'studio.verify.chain.title': 'O elo pertence à cadeia publicada',
  'studio.verify.chain':
    'Calculando o hash do elo revelado {position, plural, one {uma vez} many {# de vezes} other {# vezes}} chega-se ao fim da cadeia publicado antes da primeira ronda.',
  'studio.verify.chain.link': 'Elo {position}, revelado depois da queda',
  'studio.verify.chain.outcome.title': 'O elo e o sal público dão o resultado',
  'studio.verify.chain.outcome':
    'O elo assina o sal, que foi sorteado depois de publicada a cadeia: ninguém podia escolher uma cadeia à medida.',
  'studio.verify.point.title': 'O resultado dá o ponto da queda',
  'studio.verify.point':
    'Os primeiros 52 bits da assinatura são uma fração X; a queda vem em 0.99 / (1 − X), cortado a duas casas decimais e no mínimo 1.00×.',
  'studio.verify.tableBet':
    'Uma aposta retirada no ponto da queda ou abaixo dele recebe o valor apostado vezes o seu multiplicador, arredondado para baixo; qualquer outra está perdida.',
  'studio.verify.left': 'A aposta foi retirada em',
  'studio.verify.notLeft': 'Não tinha sido retirada na queda',
  'studio.verify.position': 'Lugar na cadeia',
  'studio.verify.positionOf': '{position} de {length}',
  'studio.verify.notPlayed':
    'Esta ronda não se jogou; o valor apostado foi devolvido, por isso não há nada a verificar.',
  'studio.verify.stillRuns':
    'Esta ronda ainda decorre. O seu elo da cadeia é revelado depois da queda; volte a abrir esta página nessa altura.',
  'studio.verify.hidden.title': 'A semente do servidor desta ronda ainda é secreta',
  'studio.verify.hidden':
    'Continua a decidir novas apostas, por isso ainda não pode ser mostrada. Abra o jogo, vá a “Transparência e histórico” e prima “Revelar a semente do servidor”. Depois volte a abrir esta página.',
  'studio.verify.manual.title': 'Verificar à mão',
  'studio.verify.manual':
    'Escreva ou cole quaisquer valores. Tudo é calculado no seu navegador; nada é enviado.',
  'studio.verify.compute': 'Calcular',
  'studio.verify.nonce': 'Número da aposta (nonce)',
  'studio.verify.hash': 'Elo da cadeia (hash)',
  'studio.verify.hashOptional': 'Hash mostrado antes da aposta (pode ficar vazio)',
  'studio.verify.terminalOptional': 'Fim publicado da cadeia (pode ficar vazio)',
  'studio.verify.badServerSeed': '64 caracteres de 0 a 9 e de a até f',
  'studio.verify.badSalt': 'Falta o sal',
  'studio.verify.badNonce': 'Um número inteiro a partir de 0',
  'studio.verify.badSettings':
    'O jogo não oferece estas definições. Verifique o alvo, as minas, as filas ou o risco.',
}
