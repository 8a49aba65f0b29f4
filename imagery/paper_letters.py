#!/usr/bin/python3
"""Makes the letters of the papers (decision 126): python3 imagery/paper_letters.py, with fonttools installed.

Readers of PDF take the words from the glyphs: each glyph here stands for the characters of one letter. Lam and alef keep
their common shape, of two glyphs; a letter with its marks is one glyph; other ligatures are taken out.
"""

from pathlib import Path

from fontTools.otlLib import builder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables

FONTS = Path(__file__).parent.parent / "app/ui/fonts"
FAMILY = "Alexandria Papers"
NO_LIGATURES = {"liga", "dlig", "aalt", "ss01"}
IGNORE_MARKS = 8


class Letters:
    """A font whose tables change in place."""

    def __init__(self, path):
        self.font = TTFont(path)
        self.gsub = self.font["GSUB"].table
        self.anchors = list(self._anchors())
        self.added = []

    def _lookups(self, tag, kind):
        for lookup in self.font[tag].table.LookupList.Lookup:
            for subtable in lookup.SubTable:
                subtable = getattr(subtable, "ExtSubTable", subtable)
                if type(subtable).__name__ == kind:
                    yield subtable

    def _anchors(self):
        """Where each Arabic mark goes: (glyph, component of a ligature, mark, x, y)."""
        arabic = {name for name in self.font.getGlyphOrder() if name.startswith("uni06")}
        for table in self._lookups("GPOS", "MarkBasePos"):
            for base, record in zip(table.BaseCoverage.glyphs, table.BaseArray.BaseRecord):
                yield from marks_at(base, 0, record.BaseAnchor, table, arabic)
        for table in self._lookups("GPOS", "MarkLigPos"):
            for base, attach in zip(table.LigatureCoverage.glyphs, table.LigatureArray.LigatureAttach):
                for place, record in enumerate(attach.ComponentRecord):
                    yield from marks_at(base, place, record.LigatureAnchor, table, arabic)

    def add_glyph(self, name, parts, width):
        """A glyph drawn of others, each at its place."""
        pen = TTGlyphPen(self.font.getGlyphSet())
        for part, x, y in parts:
            pen.addComponent(part, (1, 0, 0, 1, x, y))
        glyph = pen.glyph()
        self.font["glyf"][name] = glyph
        self.font.getReverseGlyphMap(rebuild=True)
        glyph.recalcBounds(self.font["glyf"])
        self.font["hmtx"][name] = (width, getattr(glyph, "xMin", 0))
        self.font["GDEF"].table.GlyphClassDef.classDefs[name] = 1

    def add_lookup(self, subtable, flags=0):
        lookup = builder.buildLookup([subtable], flags)
        self.gsub.LookupList.Lookup.append(lookup)
        return len(self.gsub.LookupList.Lookup) - 1

    def width(self, name):
        return self.font["hmtx"][name][0]

    def drop_ligatures(self):
        """Takes out the optional ligatures, and of the required ones all but lam and alef, which it returns."""
        pairs = []
        for record in self.gsub.FeatureList.FeatureRecord:
            if record.FeatureTag in NO_LIGATURES:
                record.Feature.LookupListIndex = []
            if record.FeatureTag == "rlig":
                for index in record.Feature.LookupListIndex:
                    for table in self.gsub.LookupList.Lookup[index].SubTable:
                        ligatures = getattr(table, "ExtSubTable", table).ligatures
                        pairs += [(one, rest.Component[0], rest.LigGlyph) for one in ligatures for rest in ligatures[one] if len(rest.Component) == 1]
                record.Feature.LookupListIndex = self.added
        return pairs

    def split(self, lam, alef, ligature):
        """Draws a ligature as its alef, with the half of its width; the lam beside it takes the other half and draws nothing."""
        half = self.width(ligature) // 2
        self.add_glyph(f"{ligature}.alef", [(ligature, 0, 0)], half)
        self.add_glyph(f"{ligature}.lam", [], self.width(ligature) - half)
        chain = otTables.ChainContextSubst()
        chain.Format = 3
        chain.BacktrackCoverage, chain.LookAheadCoverage = [], []
        order = self.font.getReverseGlyphMap()
        chain.InputCoverage = [builder.buildCoverage([name], order) for name in (lam, alef)]
        chain.SubstLookupRecord = []
        for place, (glyph, part) in enumerate(((lam, "lam"), (alef, "alef"))):
            record = otTables.SubstLookupRecord()
            record.SequenceIndex = place
            record.LookupListIndex = self.add_lookup(builder.buildSingleSubstSubtable({glyph: f"{ligature}.{part}"}))
            chain.SubstLookupRecord.append(record)
        self.added.append(self.add_lookup(chain, IGNORE_MARKS))

    def join_marks(self, pairs):
        """Draws each letter with each of its marks as one glyph."""
        halves = {(ligature, place): f"{ligature}.{('lam', 'alef')[place]}" for _, _, ligature in pairs for place in (0, 1)}
        arabic = set(self.arabic_letters()) | set(halves.values())
        joined = {}
        for base, place, mark, x, y in self.anchors:
            drawn = halves.get((base, place), base)
            # The lam stands behind its alef: its marks begin so much further left.
            shift = self.width(f"{base}.alef") if drawn.endswith(".lam") else 0
            if drawn not in arabic or (drawn, mark) in joined:
                continue
            name = f"{drawn}_{mark}"
            parts = [] if drawn.endswith(".lam") else [(drawn, 0, 0)]
            self.add_glyph(name, [*parts, (mark, x - shift, y)], self.width(drawn))
            joined[(drawn, mark)] = name
        self.added.append(self.add_lookup(builder.buildLigatureSubstSubtable(joined)))

    def arabic_letters(self):
        yield from (name for code, name in self.font.getBestCmap().items() if 0x621 <= code <= 0x6D3)
        for record in self.gsub.FeatureList.FeatureRecord:
            if record.FeatureTag in {"init", "medi", "fina"}:
                for index in record.Feature.LookupListIndex:
                    for table in self.gsub.LookupList.Lookup[index].SubTable:
                        yield from getattr(table, "ExtSubTable", table).mapping.values()

    def save(self, path):
        for record in self.font["name"].names:
            if record.nameID in {1, 3, 4, 6, 16}:
                text = str(record).replace("Alexandria", FAMILY)
                record.string = text.replace(" ", "") if record.nameID == 6 else text
        self.font.save(path)


def marks_at(base, place, anchors, table, marks):
    for mark, record in zip(table.MarkCoverage.glyphs, table.MarkArray.MarkRecord):
        anchor = anchors[record.Class]
        if mark in marks and anchor is not None:
            yield base, place, mark, anchor.XCoordinate - record.MarkAnchor.XCoordinate, anchor.YCoordinate - record.MarkAnchor.YCoordinate


for weight in ("300", "400"):
    letters = Letters(FONTS / f"alexandria-{weight}.ttf")
    pairs = letters.drop_ligatures()
    for lam, alef, ligature in pairs:
        letters.split(lam, alef, ligature)
    letters.join_marks(pairs)
    letters.save(FONTS / f"papers/alexandria-papers-{weight}.ttf")
