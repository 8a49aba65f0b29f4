/** World manufacturer identifiers: with these three characters the VINs of cars and light vans begin (ISO 3780). */
const makers = new Set(
  `JA3 JA4 JAA JAC JAL JF1 JF2 JH4 JHG JHL JHM JL5 JL6 JL7 JLB JM0 JM1 JM3 JM6 JM7 JMA JMB JMF JMP JMY JMZ JN1 JN3 JN6 JN8 JS2 JS3 JSA JT2 JT3 JT4
  JT6 JT8 JTA JTB JTD JTE JTF JTG JTH JTJ JTK JTL JTM JTN KL1 KL3 KL5 KL7 KL8 KLA KM8 KMF KMH KMJ KNA KNC KND KNJ KNM KPA KPB KPT
  WDB WDC WDD WDF W1K W1N W1V WBA WBS WBX WBY WVW WVG WV1 WV2 WV3 WAU WA1 WUA WU1 WP0 WP1 WMW WMA WME W0L W0V WF0 SAL SAJ SAD SCA SCB SCC SCE
  SCF SBM SB1 SJN SHH SHS ZFF ZAM ZAR ZFA ZHW ZLA ZCF VF1 VF3 VF6 VF7 VF8 VNK VNV VSS VS6 VSK YV1 YV4 YS3 TRU TMB TMA U5Y U6Y NMT NM0 NLH XLE
  1C3 1C4 1C6 1D3 1D7 1FA 1FB 1FD 1FM 1FT 1G1 1G2 1G4 1G6 1GB 1GC 1GD 1GK 1GN 1GT 1GY 1HG 1J4 1J8 1LN 1M8 1N4 1N6 1VW 1ZV 2A4 2B3 2C3 2C4 2D4
  2FA 2FM 2G1 2GN 2GT 2HG 2HK 2HM 2LM 2T1 2T2 2T3 3C4 3C6 3D7 3FA 3G1 3GC 3GN 3GT 3GY 3HG 3KP 3LN 3MZ 3N1 3N6 3N8 3TM 3VW 4A3 4A4 4JG 4S3 4S4
  4T1 4T3 4T4 4US 5FN 5FP 5GA 5GR 5J6 5J8 5LM 5N1 5NM 5NP 5TB 5TD 5TE 5TF 5UX 5UM 5XX 5XY 5YJ 5YF 7SA 58A 55S 6T1 6G1 6F1 6MM
  MMB MMA MMM MR0 MR1 MR2 MNT MNA MPA MHF MHK MHY MHR MA1 MA3 MAJ MAK MAL MAT MBH MBJ MBR MEX AHT AFA ADM ADN
  LFV LSV LSG LVV LVS LVG LVT LVR LVH LVY LGX LGB LGW LGJ LGH LB1 LB2 LB3 LBE LBV LDC LDN LFM LFP LHG LJ1 LJD LJN LMG LMV LNB LPA LPE LPS LRW
  LS4 LS5 LSJ LSY LTV LUX LWV LZW LZE L6T L1N HGX XTA XW7 XW8 X7L Z94 Z8N NAA 9BW 9BD 9BF 9BG 9BM 9BR`.split(
    /\s+/,
  ),
);

/** Characters that are read as each other. */
const alike = ["1JLT7", "58BS", "2Z", "6GC", "0D", "4A", "VYU", "MNW"];
/** Those that are so often: two of them may be in one beginning. */
const oftenAlike = ["1J", "8BS"];
const length = 3;

/** A VIN with the beginning of a maker: where none begins so, and one that prints alike does, that one. */
export function withMaker(vin: string): string {
  const read = vin.slice(0, length);
  if (makers.has(read)) return vin;
  const single = [...makers].filter((maker) => exchangesIn(read, maker, alike) === 1);
  const near =
    single.length > 0 ? single : [...makers].filter((maker) => exchangesIn(read, maker, oftenAlike) === 2);
  const [only] = near;
  return near.length === 1 && only !== undefined ? only + vin.slice(length) : vin;
}

/** How many characters must be exchanged for one that prints alike; more than there are where others differ. */
function exchangesIn(read: string, maker: string, groups: readonly string[]): number {
  const places = [...read].map((character, place) => {
    const other = maker[place] ?? "";
    if (character === other) return 0;
    return groups.some((group) => group.includes(character) && group.includes(other)) ? 1 : length + 1;
  });
  return places.reduce((sum, one) => sum + one, 0);
}
