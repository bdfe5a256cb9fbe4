-- What must hold at any moment, whatever raced, crashed or was retried. Every row of the answer is something wrong.
-- One statement, so that all rules look at the same moment. Tenants are kept apart by row-level security where it
-- counts and by tenant_id in every join, so that the owner of the database may ask as well.

with
canli as (
  select * from tutma where durum in ('held', 'option', 'confirmed', 'blocked')
),
para as (
  select tenant_id, rezervasyon_k_no,
    coalesce(sum(tutar) filter (where tur = 'tahsilat'), 0) as alinan,
    coalesce(sum(tutar) filter (where tur = 'iade'), 0) as iade
  from tahsilat group by tenant_id, rezervasyon_k_no
),
fisler as (
  select r.tenant_id, r.k_no, ikisi.adi, ikisi.fis, ikisi.fis -> 'toplam' as toplam
  from rezervasyon r, lateral (values ('fis', r.fis), ('sabit_fis', r.sabit_fis)) as ikisi (adi, fis)
  where ikisi.fis is not null or r.sabit_kur <> r.secilen_kur
),
bulgu (kural, tenant_id, konu, ayrinti) as (

  -- cakisma: no two claims of a unit may overlap. Asked without the exclusion constraint's help, which may be missing.
  select 'cakisma', a.tenant_id, a.birim_k_no, format('%s and %s overlap', a.k_no, b.k_no)
  from canli a
  join canli b on b.tenant_id = a.tenant_id and b.birim_k_no = a.birim_k_no and b.k_no > a.k_no
    and b.baslangic < a.bitis and a.baslangic < b.bitis

  -- kalkis_sayaci: the counter of a departure is the sum of its live claims; a lost update shows here.
  union all
  select 'kalkis_sayaci', k.tenant_id, k.k_no, format('alinan %s, claims %s', k.alinan, coalesce(sum(c.kisi), 0))
  from kalkis k
  left join canli c on c.tenant_id = k.tenant_id and c.kalkis_k_no = k.k_no
  group by k.tenant_id, k.k_no, k.alinan
  having k.alinan <> coalesce(sum(c.kisi), 0)

  -- fazla_satis: no more seats are claimed than the departure has.
  union all
  select 'fazla_satis', k.tenant_id, k.k_no, format('%s of %s seats', sum(c.kisi), k.kapasite)
  from kalkis k
  join canli c on c.tenant_id = k.tenant_id and c.kalkis_k_no = k.k_no
  group by k.tenant_id, k.k_no, k.kapasite
  having sum(c.kisi) > k.kapasite

  -- olu_tutma: a hold or option that ended five minutes ago has been given back by the sweeper.
  union all
  select 'olu_tutma', tenant_id, k_no, format('%s ended %s', durum, tutma_bitis)
  from canli
  where durum in ('held', 'option') and tutma_bitis < clock_timestamp() - interval '5 minutes'

  -- stok_artigi: a reservation that is over, or not yet begun, holds nothing.
  union all
  select 'stok_artigi', c.tenant_id, c.rezervasyon_k_no, format('%s still has claim %s', r.durum, c.k_no)
  from canli c
  join rezervasyon r on r.tenant_id = c.tenant_id and r.k_no = c.rezervasyon_k_no
  where r.durum in ('draft', 'declined', 'expired', 'cancelled', 'review')

  -- stoksuz: every line that is sold has its stock. A hold that ended may already have lost it to another buyer.
  union all
  select 'stoksuz', s.tenant_id, s.rezervasyon_k_no, format('%s without stock for line %s', r.durum, s.sira)
  from rezervasyon_satiri s
  join rezervasyon r on r.tenant_id = s.tenant_id and r.k_no = s.rezervasyon_k_no
  join opsiyon o on o.tenant_id = s.tenant_id and o.k_no = s.opsiyon_k_no
  where o.kaynak_k_no is not null
    and (r.durum in ('confirmed', 'completed')
      or (r.durum in ('held', 'accepted') and (r.bitis > clock_timestamp() or (r.bitis is null and r.durum = 'accepted'))))
    and not exists (select 1 from canli c where c.tenant_id = s.tenant_id
      and c.rezervasyon_k_no = s.rezervasyon_k_no and c.sira = s.sira)
    and not exists (select 1 from satir_iptali i where i.tenant_id = s.tenant_id
      and i.rezervasyon_k_no = s.rezervasyon_k_no and i.sira = s.sira)

  -- iptal_satirin_stogu: a line that was cancelled alone holds nothing any more.
  union all
  select 'iptal_satirin_stogu', c.tenant_id, c.rezervasyon_k_no, format('cancelled line %s still has claim %s', c.sira, c.k_no)
  from canli c
  join satir_iptali i on i.tenant_id = c.tenant_id and i.rezervasyon_k_no = c.rezervasyon_k_no and i.sira = c.sira

  -- iptal_son_satir: at least one line of a booking stands; the last one cancels the booking itself.
  union all
  select 'iptal_son_satir', r.tenant_id, r.k_no, format('%s with %s cancelled lines and none that stands', r.durum, count(i.sira))
  from rezervasyon r
  join satir_iptali i on i.tenant_id = r.tenant_id and i.rezervasyon_k_no = r.k_no
  group by r.tenant_id, r.k_no, r.durum
  having count(*) >= (select count(*) from rezervasyon_satiri s where s.tenant_id = r.tenant_id and s.rezervasyon_k_no = r.k_no)

  -- satir_iadesi: what a cancelled line gives back was queued once, with its amount.
  union all
  select 'satir_iadesi', i.tenant_id, i.rezervasyon_k_no, format('line %s gives back %s, queued %s', i.sira, i.iade, v.ayrinti ->> 'iade')
  from satir_iptali i
  left join inceleme v on v.tenant_id = i.tenant_id and v.k_no = i.inceleme_k_no
  where i.odenen > 0 and (v.konu = 'iade' and v.rezervasyon_k_no = i.rezervasyon_k_no
    and (v.ayrinti ->> 'iade')::bigint = i.iade and (v.ayrinti ->> 'satir')::int = i.sira) is not true

  -- tutma_durumu: what is confirmed is held for good; a hold that could still run out would take it away.
  union all
  select 'tutma_durumu', c.tenant_id, c.rezervasyon_k_no, format('%s has a claim that is %s', r.durum, c.durum)
  from canli c
  join rezervasyon r on r.tenant_id = c.tenant_id and r.k_no = c.rezervasyon_k_no
  where r.durum in ('confirmed', 'completed') and c.durum <> 'confirmed'

  -- sahipsiz_para: money that was taken belongs to a reservation that stands, or staff have been told to look at it.
  union all
  select 'sahipsiz_para', p.tenant_id, p.rezervasyon_k_no, format('%s with %s taken, %s given back', r.durum, p.alinan, p.iade)
  from para p
  join rezervasyon r on r.tenant_id = p.tenant_id and r.k_no = p.rezervasyon_k_no
  where p.alinan > p.iade and r.durum in ('draft', 'requested', 'declined', 'expired', 'cancelled', 'review')
    and not exists (select 1 from inceleme i where i.tenant_id = p.tenant_id and i.rezervasyon_k_no = p.rezervasyon_k_no)

  -- fazla_iade: no more is given back than was taken.
  union all
  select 'fazla_iade', tenant_id, rezervasyon_k_no, format('%s taken, %s given back', alinan, iade)
  from para
  where iade > alinan

  -- banka_eslesmesi: a line of the bank is shared out whole or not at all, and each share is one collection of its booking.
  union all
  select 'banka_eslesmesi', h.tenant_id, h.k_no, format('line of %s, shared %s, %s of %s shares in the books', h.tutar,
    sum(e.tutar), count(t.k_no), count(*) filter (where e.tur <> 'ayrildi'))
  from banka_hareketi h
  join banka_eslesme e on e.tenant_id = h.tenant_id and e.hareket_k_no = h.k_no
  left join tahsilat t on t.tenant_id = e.tenant_id and t.k_no = e.tahsilat_k_no and t.tur = 'tahsilat'
    and t.odeme_yontemi = 'havale' and t.rezervasyon_k_no = e.rezervasyon_k_no
  group by h.tenant_id, h.k_no, h.tutar
  having h.tutar <> sum(e.tutar) or count(t.k_no) <> count(*) filter (where e.tur <> 'ayrildi')

  -- kasa_toplami: a closed day says what the books say of the money in it, by method and currency, to the cent.
  union all
  select 'kasa_toplami', k.tenant_id, k.kasa_k_no, format('%s %s: closed with %s in, %s out, the books have %s and %s',
    k.odeme_yontemi, k.kur, k.giren, k.cikan, k.defter_giren, k.defter_cikan)
  from (
    select coalesce(s.tenant_id, d.tenant_id) as tenant_id, coalesce(s.kasa_k_no, d.kasa_k_no) as kasa_k_no,
      coalesce(s.odeme_yontemi, d.odeme_yontemi) as odeme_yontemi, coalesce(s.kur, d.kur) as kur,
      coalesce(s.giren, 0) as giren, coalesce(s.cikan, 0) as cikan,
      coalesce(d.giren, 0) as defter_giren, coalesce(d.cikan, 0) as defter_cikan
    from kasa_satiri s
    full join (
      select tenant_id, kasa_k_no, odeme_yontemi, kur, coalesce(sum(tutar) filter (where tur = 'tahsilat'), 0) as giren,
        coalesce(sum(tutar) filter (where tur = 'iade'), 0) as cikan
      from tahsilat where kasa_k_no is not null group by tenant_id, kasa_k_no, odeme_yontemi, kur) d
      on d.tenant_id = s.tenant_id and d.kasa_k_no = s.kasa_k_no and d.odeme_yontemi = s.odeme_yontemi and d.kur = s.kur
  ) k
  where k.giren <> k.defter_giren or k.cikan <> k.defter_cikan

  -- deneme_parasi: what an attempt has taken stands in the books once, with its amount; nothing else does.
  union all
  select 'deneme_parasi', d.tenant_id, d.k_no, format('%s took %s, the books have %s', d.durum, d.alinan, coalesce(sum(t.tutar), 0))
  from odeme_denemesi d
  left join tahsilat t on t.tenant_id = d.tenant_id and t.tur = 'tahsilat' and t.islem_no = d.siparis_no
  where not exists (select 1 from inceleme i where i.tenant_id = d.tenant_id and i.konu = 'odeme_uyusmazligi'
    and i.ayrinti ->> 'deneme_k_no' = d.k_no::text)
  group by d.tenant_id, d.k_no, d.durum, d.alinan
  having d.alinan <> coalesce(sum(t.tutar), 0)
    or (d.alinan > 0) <> (d.durum in ('captured', 'refund_pending', 'refunded', 'refund_failed'))

  -- deneme_uyusmazligi: money that differs from what was asked for lies before a person.
  union all
  select 'deneme_uyusmazligi', d.tenant_id, d.k_no, 'under review, and nobody was told'
  from odeme_denemesi d
  where d.durum = 'review' and not exists (select 1 from inceleme i where i.tenant_id = d.tenant_id
    and i.konu = 'odeme_uyusmazligi' and i.ayrinti ->> 'deneme_k_no' = d.k_no::text)

  -- iade_toplami: an attempt has promised back what its refunds say, and the books what was given.
  union all
  select 'iade_toplami', d.tenant_id, d.k_no,
    format('%s: promised %s, refunds %s, given %s, in the books %s', d.durum, d.iade_toplam, soz, verilen, defter)
  from odeme_denemesi d,
    lateral (select coalesce(sum(i.tutar) filter (where i.durum <> 'basarisiz'), 0) as soz,
      coalesce(sum(i.tutar) filter (where i.durum = 'tamamlandi'), 0) as verilen
      from iade i where i.tenant_id = d.tenant_id and i.deneme_k_no = d.k_no) as toplam,
    lateral (select coalesce(sum(t.tutar), 0) as defter from tahsilat t
      join iade i on i.tenant_id = t.tenant_id and i.k_no::text = t.islem_no
      where t.tenant_id = d.tenant_id and t.tur = 'iade' and i.deneme_k_no = d.k_no) as kitap
  where d.iade_toplam <> soz or d.iade_toplam > d.alinan
    or (d.durum = 'refunded' and verilen <> d.alinan)
    or (defter <> verilen and exists (select 1 from tahsilat t where t.tenant_id = d.tenant_id
      and t.tur = 'tahsilat' and t.islem_no = d.siparis_no))

  -- unutulmus_deneme: an attempt that may still be paid is asked about, for a day at most.
  union all
  select 'unutulmus_deneme', tenant_id, k_no, format('%s since %s, next question %s', durum, olusturma_zamani, sonraki_sorgu)
  from odeme_denemesi
  where durum in ('created', 'redirected', 'unknown')
    and (sonraki_sorgu is null or olusturma_zamani < clock_timestamp() - interval '25 hours')

  -- kupon_sayaci: the counter of a coupon is the number of its redemptions, within its limit.
  union all
  select 'kupon_sayaci', k.tenant_id, k.k_no,
    format('kullanim %s, redemptions %s, at most %s', k.kullanim, count(u.rezervasyon_k_no), k.en_cok_kullanim)
  from kupon k
  left join kupon_kullanimi u on u.tenant_id = k.tenant_id and u.kupon_k_no = k.k_no
  group by k.tenant_id, k.k_no, k.kullanim, k.en_cok_kullanim
  having k.kullanim <> count(u.rezervasyon_k_no) or k.kullanim > k.en_cok_kullanim

  -- kupon_uye_siniri: no person has used a coupon more often than it allows one person.
  union all
  select 'kupon_uye_siniri', k.tenant_id, k.k_no, format('%s uses by %s', count(*), u.kullanan)
  from kupon k
  join kupon_kullanimi u on u.tenant_id = k.tenant_id and u.kupon_k_no = k.k_no
  group by k.tenant_id, k.k_no, k.uye_basina, u.kullanan
  having count(*) > k.uye_basina

  -- fis_toplami: the steps of a receipt, its lines, and what is due now and later each come to the grand total.
  union all
  select 'fis_toplami', f.tenant_id, f.k_no, format('%s: steps %s, lines %s, due %s, total %s', adi, adimlar, satirlar,
    (toplam ->> 'on_odeme_toplam')::numeric + (toplam ->> 'kalan_toplam')::numeric, toplam ->> 'genel_toplam')
  from fisler f,
    lateral (select coalesce(sum((a ->> 'tutar')::numeric), 0) as adimlar
      from jsonb_array_elements(fis -> 'adimlar') a where a ->> 'asama' <> 'bilgi') as adim,
    lateral (select coalesce(sum((s ->> 'genel_toplam')::numeric), 0) + (toplam ->> 'taksit_fark')::numeric as satirlar
      from jsonb_array_elements(fis -> 'satirlar') s) as satir
  where ((toplam ->> 'genel_toplam')::numeric = all (array[adimlar, satirlar,
    (toplam ->> 'on_odeme_toplam')::numeric + (toplam ->> 'kalan_toplam')::numeric])) is not true

  -- fis_satiri: the lines and the receipt the person was shown say the same, and so do the columns that are charged and
  -- refunded. A line that was cancelled alone takes its part of the instalment difference along and leaves what it kept.
  union all
  select 'fis_satiri', r.tenant_id, r.k_no,
    format('total %s, deposit %s, lines %s, receipt %s', r.genel_toplam, r.on_odeme_toplam, satirlar, r.fis -> 'toplam')
  from rezervasyon r,
    lateral (select coalesce(sum(s.genel_toplam), 0) as satirlar, coalesce(sum(s.on_odeme_toplam), 0) as on_odemeler,
        coalesce(sum(s.genel_toplam) filter (where i.sira is null), 0) as duran,
        coalesce(sum(s.on_odeme_toplam) filter (where i.sira is null), 0) as duran_on_odeme,
        coalesce(sum(i.kesinti), 0) as kesinti, count(i.sira) as iptal, count(*) as hepsi
      from rezervasyon_satiri s
      left join satir_iptali i on i.tenant_id = s.tenant_id and i.rezervasyon_k_no = s.rezervasyon_k_no and i.sira = s.sira
      where s.tenant_id = r.tenant_id and s.rezervasyon_k_no = r.k_no) as satir,
    lateral (select 100 * (r.fis -> 'toplam' ->> 'taksit_fark')::numeric as taksit_fark,
      100 * (r.fis -> 'toplam' ->> 'genel_toplam')::numeric as fis_toplami,
      100 * (r.fis -> 'toplam' ->> 'on_odeme_toplam')::numeric as fis_on_odemesi) as fis,
    -- Shares of the difference are rounded: as many minor units as there are lines, and none where nothing was cancelled.
    lateral (select case when iptal = 0 then taksit_fark else round(taksit_fark * duran_on_odeme / greatest(on_odemeler, 1)) end
      as fark, case when iptal = 0 or taksit_fark = 0 then 0 else hepsi end as pay) as kalan
  where fis_toplami <> satirlar + taksit_fark or fis_on_odemesi <> on_odemeler + taksit_fark
    or abs(r.genel_toplam - (duran + kesinti + fark)) > pay
    or abs(r.on_odeme_toplam - (duran_on_odeme + kesinti + fark)) > pay
    or r.genel_toplam - r.on_odeme_toplam <> duran - duran_on_odeme

  -- odeme_takvimi: a sale with payments of its own knows when it was agreed on; otherwise no job asks for them.
  union all
  select 'odeme_takvimi', r.tenant_id, r.k_no, format('%s without a schedule', r.durum)
  from rezervasyon r
  where r.durum in ('accepted', 'confirmed') and r.odeme_yontemi is not null and r.odeme_takvimi is null
    and exists (select 1 from rezervasyon_satiri s where s.tenant_id = r.tenant_id and s.rezervasyon_k_no = r.k_no
      and s.odeme_adimlari is not null)

  -- sonsuz_bekleme: an accepted request has a deadline, or a job looks at it at a known time.
  union all
  select 'sonsuz_bekleme', tenant_id, k_no, 'accepted without a deadline and without a next look'
  from rezervasyon
  where durum = 'accepted' and bitis is null and adim_zamani is null

  -- cari_denk: debits are credits, entry by entry and currency by currency.
  union all
  select 'cari_denk', tenant_id, hareket_k_no, format('%s %s', sum(tutar), kur)
  from cari_satir
  group by tenant_id, hareket_k_no, kur
  having sum(tutar) <> 0

  -- cari_bakiye: the balance of an account is the sum of its rows, and so is the last line of its statement.
  union all
  select 'cari_bakiye', h.tenant_id, h.acente_k_no,
    format('%s %s, rows %s, statement %s', h.bakiye, h.kur, coalesce(sum(s.tutar), 0), max(s.bakiye_sonra) filter (where s.hesap_sira = h.son_sira))
  from cari_hesap h
  left join cari_satir s on s.tenant_id = h.tenant_id and s.acente_k_no = h.acente_k_no and s.kur = h.kur and s.hesap = 'acente'
  group by h.tenant_id, h.acente_k_no, h.kur, h.bakiye, h.son_sira
  having h.bakiye <> coalesce(sum(s.tutar), 0) or h.son_sira <> count(s.sira)
    or h.bakiye <> coalesce(max(s.bakiye_sonra) filter (where s.hesap_sira = h.son_sira), 0)

  -- cari_ekstre: every line of a statement is the one before it and its own amount.
  union all
  select 'cari_ekstre', tenant_id, acente_k_no, format('line %s of %s: %s after %s', hesap_sira, kur, bakiye_sonra, onceki)
  from (select tenant_id, acente_k_no, kur, hesap_sira, tutar, bakiye_sonra,
      coalesce(lag(bakiye_sonra) over (partition by tenant_id, acente_k_no, kur order by hesap_sira), 0) as onceki
    from cari_satir where hesap = 'acente') as ekstre
  where bakiye_sonra <> onceki + tutar

  -- kredi_asimi: no booking has taken an agency over the limit of its moment, unless it was allowed to.
  union all
  select 'kredi_asimi', s.tenant_id, s.acente_k_no, format('%s of %s %s after a booking', max(s.bakiye_sonra), max(s.kredi_limiti), s.kur)
  from cari_satir s
  join cari_hareket h on h.tenant_id = s.tenant_id and h.k_no = s.hareket_k_no and h.tur in ('rezervasyon', 'degisiklik')
  join acente_rezervasyon r on r.tenant_id = h.tenant_id and r.rezervasyon_k_no = h.rezervasyon_k_no and r.kanal = 'masa'
  where s.hesap = 'acente' and s.acente_k_no = h.acente_k_no
  group by s.tenant_id, s.acente_k_no, s.kur, s.hareket_k_no
  having sum(s.tutar) > 0 and (array_agg(s.bakiye_sonra order by s.hesap_sira desc))[1] > max(s.kredi_limiti)

  -- acente_kaydi: a confirmed sale is in the ledger, once; one that waits is not.
  union all
  select 'acente_kaydi', r.tenant_id, r.rezervasyon_k_no, format('%s with %s entries', r.durum, count(h.k_no))
  from acente_rezervasyon r
  left join cari_hareket h on h.tenant_id = r.tenant_id and h.rezervasyon_k_no = r.rezervasyon_k_no and h.tur = 'rezervasyon'
  group by r.tenant_id, r.rezervasyon_k_no, r.durum, r.satan
  having (r.durum = 'bekliyor' and count(h.k_no) > 0) or count(h.k_no) > 1
    or (r.durum in ('islendi', 'vadesi_geldi') and r.satan > 0 and count(h.k_no) = 0)

  -- kontenjan: no more of an allotment is used than was given, and its block holds no more than the rest.
  union all
  select 'kontenjan', g.tenant_id, g.kontenjan_k_no,
    format('%s given, %s counted, %s used, %s blocked', g.adet, g.alinan, coalesce(sum(u.adet), 0), t.kisi)
  from acente_kontenjan_gun g
  join tutma t on t.tenant_id = g.tenant_id and t.k_no = g.tutma_k_no
  left join acente_kontenjan_kullanimi u on u.tenant_id = g.tenant_id and u.kontenjan_k_no = g.kontenjan_k_no
    and u.kalkis_k_no = g.kalkis_k_no
  group by g.tenant_id, g.kontenjan_k_no, g.kalkis_k_no, g.adet, g.alinan, g.birakildi, t.kisi
  having g.alinan <> coalesce(sum(u.adet), 0) or coalesce(sum(u.adet), 0) > g.adet
    or (not g.birakildi and t.kisi > g.adet - g.alinan)

  -- kontenjan_birim: a unit kept for an agency is blocked while no reservation has it, and never while one has.
  union all
  select 'kontenjan_birim', g.tenant_id, g.kontenjan_k_no,
    format('%s on %s: claim %s, reservation %s', g.birim_k_no, g.tarih, t.durum, coalesce(r.durum, '–'))
  from acente_kontenjan_birim g
  join tutma t on t.tenant_id = g.tenant_id and t.k_no = g.tutma_k_no
  left join rezervasyon r on r.tenant_id = g.tenant_id and r.k_no = g.rezervasyon_k_no
  where (t.durum = 'blocked') <> (g.rezervasyon_k_no is null and not g.birakildi)
    or r.durum in ('cancelled', 'declined', 'expired')

  -- fatura_sirasi: numbers of a series have no gaps, and no later one has an earlier day.
  union all
  select 'fatura_sirasi', tenant_id, k_no, format('%s after %s of %s', fatura_no, onceki, onceki_tarih)
  from (select tenant_id, k_no, fatura_no, sira, tarih,
      coalesce(lag(sira) over seri, 0) as onceki, lag(tarih) over seri as onceki_tarih
    from fatura window seri as (partition by tenant_id, fatura.seri, yil order by sira)) as siralar
  where sira <> onceki + 1 or tarih < onceki_tarih

  -- fatura_tutari: an invoice is the sum of its lines, each of which is the sum of its parts; refunds take back no more.
  union all
  select 'fatura_tutari', f.tenant_id, f.k_no, format('%s, lines %s, refunds %s', f.toplam, s.toplam, i.toplam)
  from fatura f
  cross join lateral (select coalesce(sum(y.toplam), 0) as toplam, coalesce(sum(y.matrah + y.kdv + y.konaklama), 0) as parcalar
    from fatura_satiri y where y.tenant_id = f.tenant_id and y.fatura_k_no = f.k_no) s
  cross join lateral (select coalesce(sum(b.toplam), 0) as toplam from fatura b
    where b.tenant_id = f.tenant_id and b.asil_k_no = f.k_no) i
  where f.toplam <> s.toplam or f.toplam <> s.parcalar or i.toplam > f.toplam

  -- fatura_bir: a booking has at most one sale that is not taken back.
  union all
  select 'fatura_bir', f.tenant_id, f.rezervasyon_k_no, format('%s sales stand', count(*))
  from fatura f
  where f.tur = 'satis' and f.toplam > (select coalesce(sum(b.toplam), 0) from fatura b
    where b.tenant_id = f.tenant_id and b.asil_k_no = f.k_no)
  group by f.tenant_id, f.rezervasyon_k_no having count(*) > 1

  -- satis_satiri: a booking counts in the figures as it is. One that has just changed is counted a moment later.
  union all
  select 'satis_satiri', r.tenant_id, r.k_no, format('service %s counts otherwise than it was sold', d.sira)
  from (
    select tenant_id, rezervasyon_k_no, sira from satis_olgusu o full join satis_satiri f using (tenant_id, rezervasyon_k_no, sira)
    where (o.satis_gunu, o.hizmet_gunu, o.tur, o.urun_k_no, o.kanal, o.acente_k_no, o.ulke, o.dil, o.kur, o.personel_k_no,
      o.ilk, o.iptal, o.tutar) is distinct from (f.satis_gunu, f.hizmet_gunu, f.tur, f.urun_k_no, f.kanal, f.acente_k_no,
      f.ulke, f.dil, f.kur, f.personel_k_no, f.ilk, f.iptal, f.tutar)) d
  join rezervasyon r on r.tenant_id = d.tenant_id and r.k_no = d.rezervasyon_k_no
  join rezervasyon_arama a on a.tenant_id = r.tenant_id and a.rezervasyon_k_no = r.k_no
    and a.guncelleme_zamani = r.guncelleme_zamani

  -- satis_gunu: the daily sums are those of the services that count.
  union all
  select 'satis_gunu', tenant_id, null, format('%s %s %s %s', esas, boyut, gun, deger)
  from (
    select tenant_id, esas, boyut, gun, deger, satan, sum(rezervasyon) as r, sum(adet) as a, sum(tutar) as t,
      sum(iptal_rezervasyon) as ir, sum(iptal_adet) as ia, sum(iptal_tutar) as it
    from satis_boyutu group by tenant_id, esas, boyut, gun, deger, satan) f
  full join satis_gunu g using (tenant_id, esas, boyut, gun, deger, satan)
  where (coalesce(f.r, 0), coalesce(f.a, 0), coalesce(f.t, 0), coalesce(f.ir, 0), coalesce(f.ia, 0), coalesce(f.it, 0))
    is distinct from (coalesce(g.rezervasyon, 0), coalesce(g.adet, 0), coalesce(g.tutar, 0),
      coalesce(g.iptal_rezervasyon, 0), coalesce(g.iptal_adet, 0), coalesce(g.iptal_tutar, 0))
)
select kural, tenant_id, konu::text, ayrinti from bulgu order by kural, konu
