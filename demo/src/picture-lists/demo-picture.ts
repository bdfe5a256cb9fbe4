import type { Language } from '@meltem/contract/language'
import type { PictureSection } from '@meltem/contract/picture'
import type { SceneOptions } from '../illustrations/draw-scene.ts'
import type { EmblemName } from '../illustrations/emblems.ts'
import type { SceneName } from '../illustrations/scene-table.ts'

type InFourLanguages = Readonly<Record<Language, string>>

interface NamedPicture {
  readonly key: `${PictureSection}/${string}`
  /** Width of the drawn file in pixels. */
  readonly en: number
  readonly aciklama: InFourLanguages
}

interface ScenePicture extends NamedPicture {
  readonly scene: SceneName
  readonly options: SceneOptions
}

interface EmblemPicture extends NamedPicture {
  readonly emblem: EmblemName
}

export type DemoPicture = ScenePicture | EmblemPicture

/** Nobody shall take a drawing for a photo of what they book, so every alternative text says what it is. */
export function illustration({ tr, en, de, ru }: InFourLanguages): InFourLanguages {
  return {
    tr: `İllüstrasyon: ${tr}`,
    en: `Illustration: ${en}`,
    de: `Illustration: ${de}`,
    ru: `Иллюстрация: ${ru}`,
  }
}
