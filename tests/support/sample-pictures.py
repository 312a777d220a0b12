"""Writes small pictures of every format into a folder, with all the metadata that their formats hold.

Usage: sample-pictures.py FOLDER. The colour profile is sRGB with a serial number in a private tag, so that cleaning has to
write it anew.
"""

import shutil
import struct
import subprocess
import sys

from PIL import Image, ImageCms


def profile():
    """Returns an sRGB profile with a tag that no standard knows in front of the others."""
    plain = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    count = struct.unpack(">I", plain[128:132])[0]
    tags = [struct.unpack(">4sII", plain[132 + 12 * i : 144 + 12 * i]) for i in range(count)]
    private = b"mmod\0\0\0\0" + b"serial 15260224 " * 6
    shift = 12
    table = b"".join(struct.pack(">4sII", name, at + shift, size) for name, at, size in tags)
    body = plain[132 + 12 * count :]
    table += struct.pack(">4sII", b"mmod", len(plain) + shift, len(private))
    whole = plain[:128] + struct.pack(">I", count + 1) + table + body + private
    return struct.pack(">I", len(whole)) + whole[4:]


def drawing(shift=0, mode="RGB"):
    """Returns a picture of 64 × 48 pixels with edges and gradients."""
    picture = Image.new("RGB", (64, 48))
    picture.putdata(
        [((x * 4 + shift) % 256, (y * 5) % 256, 255 if (x // 8 + y // 8) % 2 else 40) for y in range(48) for x in range(64)]
    )
    return picture.convert(mode)


TAGS = [
    "-EXIF:Artist=Asha Rao", "-EXIF:Make=Canon", "-EXIF:DateTimeOriginal=2024:05:07 09:33:04",
    "-EXIF:GPSLatitude=48.1371", "-EXIF:GPSLatitudeRef=N", "-EXIF:GPSLongitude=11.5754", "-EXIF:GPSLongitudeRef=E",
    "-EXIF:SerialNumber=8642097531", "-XMP:Creator=Asha Rao", "-XMP:City=Munich", "-XMP:DocumentID=uuid-42",
]  # fmt: skip


def main(folder):
    icc = profile()

    def at(name):
        return f"{folder}/{name}"

    first, second = drawing(), drawing(40)
    first.save(at("plain.png"), icc_profile=icc)
    second.save(at("second.png"), icc_profile=icc)
    first.save(at("a.jpg"), icc_profile=icc, quality=90, dpi=(72, 72))
    first.save(at("a.png"), icc_profile=icc)
    first.save(at("moving.png"), icc_profile=icc, save_all=True, append_images=[second], duration=200)
    first.save(at("a.webp"), icc_profile=icc, lossless=True)
    first.save(at("moving.webp"), icc_profile=icc, save_all=True, append_images=[second], duration=200)
    first.convert("P").save(at("moving.gif"), save_all=True, append_images=[second.convert("P")], comment=b"by Asha")
    first.save(at("a.bmp"))
    first.save(at("a.jp2"), irreversible=False)
    for compression in (None, "tiff_lzw", "tiff_adobe_deflate"):
        first.save(at(f"{compression}.tif"), icc_profile=icc, compression=compression, save_all=True, append_images=[second])
    run = [
        ["heif-enc", "-q", "90", at("a.jpg"), "-o", at("a.heic")],
        ["avifenc", "-s", "10", at("plain.png"), at("a.avif")],
        ["avifenc", "-s", "10", at("plain.png"), at("second.png"), at("moving.avif")],
        ["cjxl", "-d", "0", "--container=1", at("plain.png"), at("a.jxl")],
    ]
    for command in run:
        if shutil.which(command[0]):
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    for name in ("plain.png", "second.png"):
        subprocess.run(["rm", at(name)], check=True)
    # Formats that exiftool cannot write everything into get what they hold.
    subprocess.run(["exiftool", "-q", "-q", "-m", "-overwrite_original", *TAGS, folder], check=False)


main(sys.argv[1])
