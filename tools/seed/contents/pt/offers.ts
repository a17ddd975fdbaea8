// SPDX-License-Identifier: Apache-2.0
import type { OfferWords } from '../words.ts'

export const example =
  '<p class="note">Um exemplo da casa de demonstração. Os saldos aqui são dinheiro fictício.</p>'

export const categories = { Welcome: 'Boas-vindas', Return: 'Retorno', Races: 'Corridas', Friends: 'Amigos' }

export const offers: OfferWords = {
  'First deposit, matched': [
    'Primeiro depósito a dobrar',
    'O primeiro depósito é duplicado, até 100.',
    '<h3>O que recebe</h3><p>A casa acrescenta tanto quanto depositar da primeira vez: <b>100%, no máximo 100.00</b>.</p><h3>O que pede</h3><ul><li>Um primeiro depósito de pelo menos 10.00.</li>' +
      '<li>O bónus joga-se quinze vezes em trinta dias. As slots contam por inteiro, as mesas um quinto.</li><li>Enquanto estiver aberto, a maior aposta é 5.00.</li></ul><p>Até lá, o bónus e o que ganhou ficam na conta. O seu depósito é seu a qualquer momento; levantá-lo devolve o bónus.</p>',
  ],
  'Twenty rounds to look around': [
    'Vinte rondas para conhecer',
    'Rondas da casa para quem acabou de chegar.',
    '<p>Quem se registou nos últimos sete dias recebe <b>vinte rondas</b> numa de cinco slots, com a aposta mínima. Começam assim que o jogo é aberto.</p><h3>Bom saber</h3><ul><li>As rondas não jogadas em três dias perdem-se.</li>' +
      '<li>O que ganharem é bónus, a jogar cinco vezes.</li><li>Uma pessoa, um lar e um dispositivo recebem-nas uma vez.</li></ul>',
  ],
  'Weekly return': [
    'Retorno semanal',
    'Cinco por cento do que a semana lhe custou.',
    '<p>À segunda-feira, a casa soma o que apostou e o que voltou desde a segunda anterior. Se a semana correu mal, volta <b>5% da diferença</b>, no máximo 500.00.</p><table><thead><tr><th scope="col">Perdido na semana</th><th scope="col">Volta</th></tr></thead>' +
      '<tbody><tr><td>50.00</td><td>2.50</td></tr><tr><td>400.00</td><td>20.00</td></tr><tr><td>12,000.00</td><td>500.00</td></tr></tbody></table><p>O retorno é dinheiro, não bónus: não há nada a jogar antes.</p>',
  ],
  'Live evening': [
    'Noite ao vivo',
    'Um décimo de volta nas mesas ao vivo, à quarta-feira.',
    '<p>À quarta-feira, das 18:00 à meia-noite, hora do site, as mesas ao vivo devolvem <b>um décimo</b> do que perdeu nessa noite, no máximo 50.00. É creditado na quinta antes do meio-dia.</p><ul><li>Contam bacará, roleta e blackjack; as apostas laterais não.</li><li>Apostas que cobrem todos os resultados de uma ronda não contam.</li></ul>',
  ],
  'Friday race': [
    'Corrida de sexta',
    'Junte pontos das seis da tarde à meia-noite.',
    '<p>Cada unidade completa apostada em slots vale um ponto. A lista é recontada a cada minuto e fecha à meia-noite.</p><table><thead><tr><th scope="col">Lugar</th><th scope="col">Pontos da loja</th></tr></thead><tbody><tr><td>1</td><td>10,000</td></tr><tr><td>2 e 3</td><td>5,000</td></tr>' +
      '<tr><td>4 a 10</td><td>1,000</td></tr><tr><td>11 a 50</td><td>200</td></tr></tbody></table><p>Com pontos iguais, fica à frente quem os teve primeiro.</p>',
  ],
  'Fishing cup': [
    'Taça de pesca',
    'O peixe mais pesado do mês.',
    '<p>Dois dias, um mar. Conta a <b>maior captura única</b> em múltiplos do disparo, para que canhões pequenos e grandes tenham a mesma hipótese.</p><ol><li>Abra qualquer jogo da sala de pesca.</li><li>Dispare à vontade. A sua melhor captura fica guardada.</li><li>A lista aparece na sala e fecha no domingo à meia-noite.</li></ol>',
  ],
  'Bring a friend': [
    'Traga um amigo',
    'Há algo para os dois.',
    '<p>Dê o seu código a um amigo. Quando ele se registar com o código, depositar 20.00 ou mais e jogar esse valor uma vez, <b>ambos recebem 10.00</b>.</p><ul><li>Um amigo é outra pessoa: outra pessoa, outro lar, outro dispositivo.</li><li>Até dez amigos por mês.</li><li>Não há nada a jogar antes.</li></ul>' +
      '<blockquote>Pergunte primeiro, por favor. Códigos enviados a desconhecidos são fechados.</blockquote>',
  ],
  'Warm-up lap': [
    'Volta de aquecimento',
    'Aposte 200.00 e leve 5.00.',
    '<p>Participe, e as suas apostas válidas contam a partir desse momento. Quando somarem <b>200.00</b>, receba <b>5.00</b> nesta página.</p>',
  ],
  'Lucky thousand': [
    'O milhar da sorte',
    'Um bilhete por cada 1,000.00.',
    '<p>Cada <b>1,000.00</b> de apostas válidas é um bilhete, sorteado aqui: a maioria tem prémio, alguns não.</p>',
  ],
  'Opening week': [
    'Semana de abertura',
    'Obrigado por estar cá desde o primeiro dia.',
    '<p>Na semana de abertura, cada membro encontrou um presente na caixa de entrada em cada um dos sete dias. Já terminou; quem participou fica com o que recebeu.</p>',
  ],
  'Midnight match': [
    'Reforço da meia-noite',
    'Mais metade do primeiro depósito, até 50.',
    '<p>A casa acrescenta <b>50%</b> do primeiro depósito, no máximo 50.00. O bónus joga-se dez vezes em duas semanas.</p>',
  ],
}
