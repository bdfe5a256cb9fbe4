#!/bin/sh
# Rebuilds coast-coarse.json and coast-fine.json beside this file.
# Needs: gmt, gmt-gshhg-full (Debian packages), the node of this repository, mapshaper (npm, "npx mapshaper" is used).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
ms="${MAPSHAPER:-npx --yes mapshaper}"
layer() { # name west east south north land-interval quantization smallest-km2
  cd "$tmp"
  r="-R$(node -p "$2-.1")/$(node -p "$3+.1")/$(node -p "$4-.1")/$(node -p "$5+.1")"
  gmt pscoast -M -Df "$r" -W1 -A0/0/1 > shore.xy
  gmt pscoast -M -Df "$r" -W2 -A0/2/2 > lake.xy
  # shore pieces + frame -> closed polygons -> ask GMT which of them are land
  node "$here/lines.ts" lines shore.xy shore.json "$2" "$3" "$4" "$5"
  node "$here/lines.ts" lines lake.xy lakes.json "$2" "$3" "$4" "$5"
  $ms shore.json -polygons gap-tolerance=0.0002 -each 'x=this.innerX, y=this.innerY' -o poly.json
  node "$here/lines.ts" points poly.json points.xy
  gmt select points.xy -Ns/k/k/k/k -Df "$r" > inside.xy
  node "$here/lines.ts" pick poly.json inside.xy land0.json
  for k in land lake; do
    [ $k = land ] && src="land0.json" && make="" || { src="lakes.json"; make="-polygons gap-tolerance=0.0002 -filter this.area<5e9"; }
    $ms $src $make -clip bbox="$2,$4,$3,$5" -filter "this.area > $8*1e6" \
      -simplify visvalingam weighted keep-shapes interval="$6" -filter-fields -o $k.json format=geojson precision=0.00001 force
  done
  $ms -i land.json lake.json combine-files -o "$here/coast-$1.json" force format=topojson quantization="$7" target='*'
}
layer coarse 25.5 37.5 35.3 41.6 420m 12000 0.8
layer fine   26   31.5 35.8 38.6 60m  60000 0.012
ls -l "$here"/coast-*.json
