import type { SceneDef } from './scene-definition.ts'
import { bathroom } from './scenes/bathroom.ts'
import { gulets, yacht } from './scenes/bay.ts'
import { bazaar } from './scenes/bazaar.ts'
import { beachHotel } from './scenes/beach-hotel.ts'
import { bedroom } from './scenes/bedroom.ts'
import { bikes } from './scenes/bikes.ts'
import { bosphorus } from './scenes/bosphorus.ts'
import { bungalow } from './scenes/bungalow.ts'
import { cabin } from './scenes/cabin.ts'
import { canyon } from './scenes/canyon.ts'
import { cappadocia } from './scenes/cappadocia.ts'
import { carEconomy } from './scenes/car-economy.ts'
import { carEstate } from './scenes/car-estate.ts'
import { carMinivan } from './scenes/car-minivan.ts'
import { carSaloon } from './scenes/car-saloon.ts'
import { carSuv } from './scenes/car-suv.ts'
import { catamaran } from './scenes/catamaran.ts'
import { chef } from './scenes/chef.ts'
import { clinic } from './scenes/clinic.ts'
import { clinicEye } from './scenes/clinic-eye.ts'
import { clinicHair } from './scenes/clinic-hair.ts'
import { dalyan } from './scenes/dalyan.ts'
import { deckLounge } from './scenes/deck-lounge.ts'
import { dental } from './scenes/dental.ts'
import { emptyBasket } from './scenes/empty-basket.ts'
import { ephesus } from './scenes/ephesus.ts'
import { gobekli } from './scenes/gobekli.ts'
import { gullMail } from './scenes/gull-mail.ts'
import { hammam } from './scenes/hammam.ts'
import { heroBay } from './scenes/hero-bay.ts'
import { heroCappadocia } from './scenes/hero-cappadocia.ts'
import { heroCoast } from './scenes/hero-coast.ts'
import { heroVilla } from './scenes/hero-villa.ts'
import { horses } from './scenes/horses.ts'
import { hotelCave } from './scenes/hotel-cave.ts'
import { hotelCourtyard } from './scenes/hotel-courtyard.ts'
import { hotelPool } from './scenes/hotel-pool.ts'
import { istanbul } from './scenes/istanbul.ts'
import { kekova } from './scenes/kekova.ts'
import { kitchen } from './scenes/kitchen.ts'
import { kites } from './scenes/kites.ts'
import { lighthouse } from './scenes/lighthouse.ts'
import { living } from './scenes/living.ts'
import { lounge } from './scenes/lounge.ts'
import { mapTable } from './scenes/map-table.ts'
import { nemrut } from './scenes/nemrut.ts'
import { nightTerrace } from './scenes/night-terrace.ts'
import { oldTown } from './scenes/old-town.ts'
import { pamukkale } from './scenes/pamukkale.ts'
import { paragliding } from './scenes/paragliding.ts'
import { photoShoot } from './scenes/photo-shoot.ts'
import { picnic } from './scenes/picnic.ts'
import { reef } from './scenes/reef.ts'
import { carRental, transfer } from './scenes/roads.ts'
import { safari } from './scenes/safari.ts'
import { sema } from './scenes/sema.ts'
import { ski } from './scenes/ski.ts'
import { stillSea } from './scenes/still-sea.ts'
import { sumela } from './scenes/sumela.ts'
import { table } from './scenes/table.ts'
import { theatre } from './scenes/theatre.ts'
import { thermal } from './scenes/thermal.ts'
import { transferAirport } from './scenes/transfer-airport.ts'
import { transferHotel } from './scenes/transfer-hotel.ts'
import { transferNight } from './scenes/transfer-night.ts'
import { tulips } from './scenes/tulips.ts'
import { villaCourtyard } from './scenes/villa-courtyard.ts'
import { villaModern } from './scenes/villa-modern.ts'
import { villaOlive } from './scenes/villa-olive.ts'
import { villaOchre, villaStone } from './scenes/villa-stone.ts'
import { villaTerraces } from './scenes/villa-terraces.ts'
import { wedding } from './scenes/wedding.ts'
import { weddingBeach } from './scenes/wedding-beach.ts'
import { weddingBoat } from './scenes/wedding-boat.ts'
import { weddingDinner } from './scenes/wedding-dinner.ts'
import { windsurf } from './scenes/windsurf.ts'
import { yachtAerial } from './scenes/yacht-aerial.ts'
import { yachtCabin } from './scenes/yacht-cabin.ts'
import { yachtStern } from './scenes/yacht-stern.ts'
import { yoga } from './scenes/yoga.ts'

const defs = {
  gulet: gulets,
  yacht,
  windsurf,
  catamaran,
  'villa-stone': villaStone,
  'villa-ochre': villaOchre,
  'villa-olive': villaOlive,
  'villa-modern': villaModern,
  cappadocia,
  pamukkale,
  istanbul,
  ephesus,
  theatre,
  paragliding,
  canyon,
  safari,
  transfer,
  'car-rental': carRental,
  reef,
  'old-town': oldTown,
  'beach-hotel': beachHotel,
  wedding,
  hammam,
  table,
  'villa-terraces': villaTerraces,
  'villa-courtyard': villaCourtyard,
  cabin,
  bungalow,
  bedroom,
  living,
  kitchen,
  bathroom,
  'night-terrace': nightTerrace,
  'deck-lounge': deckLounge,
  'yacht-cabin': yachtCabin,
  'yacht-stern': yachtStern,
  'yacht-aerial': yachtAerial,
  'car-economy': carEconomy,
  'car-suv': carSuv,
  'car-estate': carEstate,
  'car-minivan': carMinivan,
  'car-saloon': carSaloon,
  'transfer-airport': transferAirport,
  'transfer-hotel': transferHotel,
  'transfer-night': transferNight,
  'hotel-courtyard': hotelCourtyard,
  'hotel-cave': hotelCave,
  'hotel-pool': hotelPool,
  clinic,
  'clinic-eye': clinicEye,
  'clinic-hair': clinicHair,
  dental,
  thermal,
  yoga,
  'wedding-beach': weddingBeach,
  'wedding-dinner': weddingDinner,
  'wedding-boat': weddingBoat,
  dalyan,
  nemrut,
  sumela,
  bosphorus,
  horses,
  kekova,
  sema,
  ski,
  tulips,
  gobekli,
  bazaar,
  chef,
  'photo-shoot': photoShoot,
  kites,
  bikes,
  picnic,
  lounge,
  'still-sea': stillSea,
  'empty-basket': emptyBasket,
  lighthouse,
  'gull-mail': gullMail,
  'map-table': mapTable,
  'hero-bay': heroBay,
  'hero-cappadocia': heroCappadocia,
  'hero-villa': heroVilla,
  'hero-coast': heroCoast,
}

export type SceneName = keyof typeof defs

export const SCENES: Record<SceneName, SceneDef> = defs
