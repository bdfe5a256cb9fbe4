const LONGEST = 60

/** Letters that lose more than an accent on the way. */
const LETTERS: Readonly<Record<string, string>> = { ı: 'i', ß: 'ss', ø: 'o', æ: 'ae', ł: 'l' }
const CYRILLIC = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'
const AS_LATIN = 'a b v g d e e zh z i y k l m n o p r s t u f h ts ch sh sch - y - e yu ya'.split(' ')

function latin(letter: string): string {
  const place = CYRILLIC.indexOf(letter)
  if (place >= 0) return AS_LATIN[place]?.replace('-', '') ?? ''
  return LETTERS[letter] ?? letter
}

/** `IMG 1234 (Kaş).JPG` becomes `img-1234-kas`: what a picture is called in its address. */
export function plainName(file: string): string {
  const bare =
    file
      .split(/[\\/]/)
      .at(-1)
      ?.replace(/\.[^.]{1,5}$/, '') ?? ''
  const plain = Array.from(bare.toLowerCase().normalize('NFC'), latin)
    .join('')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
  const words = plain.match(/[a-z0-9]+/g) ?? []
  return words.join('-').slice(0, LONGEST).replace(/-+$/, '') || 'gorsel'
}
