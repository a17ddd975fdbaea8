// SPDX-License-Identifier: Apache-2.0
import type { OfferWords } from '../words.ts'

export const example =
  '<p class="note">Um exemplo do site de demonstração. Os saldos aqui são dinheiro fictício.</p>'

export const categories = {
  Welcome: 'Boas-vindas',
  Races: 'Corridas',
  Feedback: 'Opiniões',
}

export const offers: OfferWords = {
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
  'Weekend lap': [
    'Volta de fim de semana',
    'Aposte 500.00 e leve 15.00.',
    '<p>Participe, e as suas apostas válidas contam a partir desse momento. Quando somarem <b>500.00</b>, receba <b>15.00</b> nesta página.</p>',
  ],
  'Points with every bet': [
    'Pontos em cada aposta',
    'Junte-os e troque-os na loja de pontos.',
    '<p>As suas apostas válidas dão pontos que não expiram. Na <a href="/pointMall">loja de pontos</a> troca-os por prémios ou converte-os em saldo. Aí vê quantos tem e quanto valem.</p>',
  ],
  'Worth an answer': [
    'A sua opinião vale',
    'Diga-nos o que melhorar e receba 10.00.',
    '<p>Escreva abaixo onde tropeçou: uma página que diz algo que não é verdade, um erro, algo que falta. As imagens ajudam. Uma pessoa lê cada pedido, e quem nos ajuda recebe <b>10.00</b>. A resposta aparece nesta página.</p>',
  ],
  'Midnight lap': [
    'Volta da meia-noite',
    'Aposte 100.00 e leve 3.00.',
    '<p>Participe, e as suas apostas válidas contam a partir desse momento. Quando somarem <b>100.00</b>, receba <b>3.00</b> nesta página.</p>',
  ],
}
