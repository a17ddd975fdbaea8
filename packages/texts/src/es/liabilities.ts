// SPDX-License-Identifier: Apache-2.0
import type { liabilities as source } from '../en/liabilities.ts'
import type { Translated } from '../translated.ts'

/** What members own together, and the check that one's own balance is part of it. */
export const liabilities: Translated<typeof source> = {
  'liabilities.title': 'Lo que poseen los miembros',
  'liabilities.intro':
    'Al final de cada día publicamos lo que poseen todos los miembros juntos: su efectivo y lo retenido para retiros. Una raíz cubre cada saldo, de modo que ninguno puede omitirse ni reducirse después.',
  'liabilities.check.title': '¿Está tu saldo incluido?',
  'liabilities.check.hint':
    'Esta página calcula ella misma la raíz a partir de tu saldo, paso a paso, y la compara con la publicada.',
  'liabilities.check': 'Comprobar mi saldo',
  'liabilities.check.login': 'Inicia sesión para comprobar tu saldo',
  'liabilities.ok': 'Tu saldo forma parte de la suma',
  'liabilities.okText':
    '{amount} de {account} forman parte de {total} de {accounts, plural, one {# cuenta} many {# de cuentas} other {# cuentas}} el {day}.',
  'liabilities.bad': 'Esto no lleva a la raíz publicada',
  'liabilities.badText': 'Guarda la prueba y contacta con atención al cliente.',
  'liabilities.compare': 'La raíz del {day} ya no figura aquí. Compárala con la que anotaste ese día.',
  'liabilities.none': 'Al final del {day} no poseías nada, así que no hay nada que probar.',
  'liabilities.noDay': 'Aún no hay ninguna raíz publicada. La primera llega después de medianoche.',
  'liabilities.steps':
    '{count, plural, one {# paso} many {# de pasos} other {# pasos}} desde tu saldo hasta la raíz',
  'liabilities.save': 'Guardar la prueba',
  'liabilities.load': 'Comprobar una prueba guardada',
  'liabilities.load.hint': 'Un archivo que guardaste en esta página',
  'liabilities.load.choose': 'Elegir un archivo',
  'liabilities.badFile': 'Este archivo no es una prueba',
  'liabilities.days': 'Raíces publicadas',
  'liabilities.day': 'Día (UTC)',
  'liabilities.accounts': 'Cuentas',
  'liabilities.total': 'Total',
  'liabilities.root': 'Raíz',
  'liabilities.how': 'Cómo funciona',
  'liabilities.howText':
    'Tu saldo, el nombre de tu cuenta y un número aleatorio forman un resumen, para que nadie sepa de quién es el saldo vecino. Dos vecinos con sus sumas forman el siguiente resumen, hasta que queda una raíz. El dinero de bonos no se cuenta.',
}
