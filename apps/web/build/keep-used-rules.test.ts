// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { classesIn, keepUsedRules } from './keep-used-rules.ts'

const sheet = String.raw`/*! licence */@layer theme,base,utilities;@layer base{*,:before{margin:0}}@layer utilities{.flex{display:flex}.p-1\.5{padding:6px}.\!h-9{height:36px!important}.top-1\/2{top:50%}.\32 xl{font-size:2rem}.lift{color:red;@media (hover:hover){&:hover{top:-4px}}}.group-hover\:a:is(:where(.group):hover *){color:#000}@media (width>=48rem){.md\:flex{display:flex}.md\:gap-\[1px\,2px\]{gap:1px}}.before\:x:before{content:"{.flex}"}}@property --x{syntax:"*";inherits:false}@keyframes pulse{50%{opacity:.5}}html:has(.printed) *,.printed{color:red}.one,.two{top:0}`
const keep = (...used: string[]): string => keepUsedRules(sheet, new Set(used))

describe('the rules that remain', () => {
  it('are those whose classes are all used, and all that needs no class, in their order', () => {
    expect(keep('flex')).toBe(
      '/*! licence */@layer theme,base,utilities;@layer base{*,:before{margin:0}}@layer utilities{.flex{display:flex}}@property --x{syntax:"*";inherits:false}@keyframes pulse{50%{opacity:.5}}',
    )
  })

  it('are found by names with escaped signs, in media, and with what is nested in them', () => {
    expect(keep('p-1.5')).toContain(String.raw`.p-1\.5{padding:6px}`)
    expect(keep('!h-9')).toContain(String.raw`.\!h-9{`)
    expect(keep('top-1/2')).toContain(String.raw`.top-1\/2{`)
    expect(keep('2xl')).toContain(String.raw`.\32 xl{`)
    expect(keep('md:gap-[1px,2px]')).toContain(
      String.raw`@media (width>=48rem){.md\:gap-\[1px\,2px\]{gap:1px}}`,
    )
    expect(keep('lift')).toContain('.lift{color:red;@media (hover:hover){&:hover{top:-4px}}}')
    expect(keep('before:x')).toContain(String.raw`.before\:x:before{content:"{.flex}"}`)
  })

  it('need every class of a selector, and only one selector of a list', () => {
    expect(keep('group-hover:a')).not.toContain('group-hover')
    expect(keep('group-hover:a', 'group')).toContain('group-hover')
    expect(keep('two')).toContain('.two{top:0}')
    expect(keep('two')).not.toContain('.one')
  })

  it('are all of them if everything is used', () => {
    expect(keepUsedRules(sheet, { has: () => true } as unknown as Set<string>)).toBe(sheet)
  })

  it('cannot be found in a sheet that is cut off', () => {
    expect(() => keepUsedRules('@layer a{.b{c:d}', new Set())).toThrow('brace')
  })
})

it('finds classes in every kind of string, beside values, and as names of properties', () => {
  const found = classesIn([
    'a("flex p-1");b(`md:gap-2 ${c?"w-1/2":\'h-1\'}top-0`);d({hidden:e});f("content-[\\"x\\"] g")',
  ])
  for (const name of ['flex', 'p-1', 'md:gap-2', 'w-1/2', 'h-1', 'top-0', 'hidden', 'g'])
    expect([...found]).toContain(name)
})
